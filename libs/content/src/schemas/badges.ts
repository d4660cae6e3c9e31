import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { id, text } from '../marks.ts';

/** What a talent can earn, and by what. */
export const badgesSchema = z
  .strictObject({
    items: z
      .array(
        z
          .strictObject({
            id: id('badges', 'everywhere'),
            title: text(40),
            text: text(80).meta({ description: 'What it is given for.' }),
            rule: z.discriminatedUnion('type', [
              z.strictObject({ type: z.literal('year'), year: z.int().min(1).max(5) }).meta({ title: 'all milestones of a year' }),
              z.strictObject({ type: z.literal('share'), percent: z.int().min(1).max(100) }).meta({ title: 'so many percent of all milestones' }),
              z.strictObject({ type: z.literal('session') }).meta({ title: 'a completed session with a mentor' }),
            ]),
          })
          .meta({ title: 'badge' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'badges' })
  .superRefine(({ items }, context) => {
    items.forEach(({ rule }, index) => {
      const twin = items.slice(0, index).find((other) => isDeepStrictEqual(other.rule, rule));
      if (twin) context.addIssue({ code: 'custom', path: ['items', index, 'rule'], message: `is that of "${twin.id}" too: one would never be earned without the other`, params: { code: 'contradiction' } });
    });
  });
export type Badges = z.infer<typeof badgesSchema>;
