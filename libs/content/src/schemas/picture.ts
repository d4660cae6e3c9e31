import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, text } from '../marks.ts';

const percent = z.number().min(0).max(100);

/** A photograph or drawing for posts, pages and lists: what is said of the original beside it, which has the same name. */
export const pictureSchema = z
  .strictObject({
    id: id('pictures', 'everywhere'),
    alt: text(200).meta({ description: 'What it shows, for those who cannot see it. Every language needs its own.' }),
    focus: z
      .strictObject({ x: percent.meta({ description: 'From the left edge, in per cent.' }), y: percent.meta({ description: 'From the top, in per cent.' }) })
      .optional()
      .meta({ title: 'focus', description: 'What stays in sight where the picture is cut. Absent: the middle.' }),
  })
  .meta({ title: 'picture' });
export type Picture = Localised<z.infer<typeof pictureSchema>>;
