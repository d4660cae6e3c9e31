import { faceNames } from '@bridge/model';
import { z } from 'zod';
import { day, id, link, rich, text } from '../../marks.ts';

/** A button or link of a block. The first solid one is the block's main way on. */
export const actionSchema = z
  .strictObject({
    id: id('actions'),
    label: text(60),
    to: link(),
    variant: z.enum(['solid', 'outline', 'soft', 'link']).optional().meta({ description: 'Absent: the first is solid, the others outlined.' }),
  })
  .meta({ title: 'action' });
export type Action = z.infer<typeof actionSchema>;

/** A short point of a list with arch bullets. */
export const pointSchema = z.strictObject({ id: id('points'), text: rich(300) }).meta({ title: 'point' });

/** What every block has: an id that links can point to (#id) and translations are kept under. */
export const blockShape = { id: id('blocks', 'document') };

/** A block's heading, with an optional small line above and a lead below. */
export const headingShape = {
  kicker: text(60).optional(),
  title: text(120),
  lead: rich(400).optional(),
};

export const actions = z.array(actionSchema).max(4).optional();
export const note = text(160).optional().meta({ description: 'A quiet line below, such as "Sample figures".' });
export const sample = z.boolean().optional().meta({ description: 'Marks an invented example that the owner has not replaced yet; shown as a sample.' });
export const portrait = z.enum(['student', 'educator', 'employer']);
/** Where the bridge lands: one place for each audience. */
export const scenes = ['lecture-hall', 'workshop', 'market', 'clinic', 'office'] as const;
export const vignette = z.enum(['technology', 'marketing', 'finance', 'design', 'health', 'education']);
export const face = z.enum(faceNames);

/** Shown from and until these days (inclusive, UTC). Absent: always. */
export const published = {
  publishFrom: day().optional(),
  publishUntil: day().optional(),
};

/** Refuses what would be shown until a day before the first: for schemas with `published`. */
export function endsAfterBeginning({ publishFrom, publishUntil }: { publishFrom?: string | undefined; publishUntil?: string | undefined }, context: z.RefinementCtx) {
  if (publishFrom === undefined || publishUntil === undefined || publishFrom <= publishUntil) return;
  context.addIssue({ code: 'custom', path: ['publishUntil'], message: `is before "publishFrom" (${publishFrom}): it would never be shown`, params: { code: 'contradiction' } });
}
