import { faceNames } from '@bridge/model';
import { z } from 'zod';
import { day, id, link, ref, rich, text } from '../../marks.ts';

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
/** A picture of content/pictures/, by its id. */
export const picture = ref('pictures');
/** Where the bridge lands: one place for each audience. */
export const scenes = ['lecture-hall', 'workshop', 'market', 'clinic', 'office', 'library', 'harbour', 'tree'] as const;
export const vignette = z.enum([
  'technology', 'marketing', 'finance', 'design', 'consulting', 'creative', 'health', 'education', // fields of work
  'service', 'savings', 'prices', 'signs', 'letters', 'freight', 'shop', 'stories', 'agreement', 'route', 'measure', // what one piece of work is about
]);
export const face = z.enum(faceNames);

/** Shown from and until these days (inclusive, UTC). Absent: always. */
export const published = {
  publishFrom: day().optional(),
  publishUntil: day().optional(),
};

type Days = Partial<Record<'date' | 'publishFrom' | 'publishUntil' | 'deadline' | 'start', string | undefined>>;

/** Refuses what would end before it begins: for schemas with `published`. */
export function endsAfterBeginning(days: Days, context: z.RefinementCtx) {
  const tell = (earlier: keyof Days, later: keyof Days, why: string) => {
    const [first, last] = [days[earlier], days[later]];
    if (first !== undefined && last !== undefined && first > last) context.addIssue({ code: 'custom', path: [later], message: `is before "${earlier}" (${first}): ${why}`, params: { code: 'contradiction' } });
  };
  tell('publishFrom', 'publishUntil', 'it would never be shown');
  tell('date', 'publishUntil', 'it would be gone before its day');
  tell('publishFrom', 'deadline', 'nobody could apply');
  tell('publishFrom', 'start', 'the work would begin before anybody sees it');
  tell('deadline', 'publishUntil', 'it would be gone while people can still apply');
  tell('deadline', 'start', 'the work would begin while people can still apply');
}
