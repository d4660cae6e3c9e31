import { z } from 'zod';
import type { Localised, WithText } from '../localised.ts';
import { day, label, text } from '../marks.ts';
import { endsAfterBeginning, picture, published, sample, vignette } from './blocks/parts.ts';

const shared = {
  title: text(120),
  description: text(200).meta({ description: 'One sentence for search engines and shared links.' }),
};

/** The head of a blog post; its body is MDX. */
export const postSchema = z
  .strictObject({
    ...shared,
    date: day(),
    author: text(80),
    category: z.enum(['Education', 'Career Development', 'Partnerships']),
    vignette: vignette.optional().meta({ description: 'The drawing of its subject. Absent: the bridge.' }),
    picture: picture.optional().meta({ description: 'A picture of content/pictures, in the place of the drawing.' }),
    ...published,
    sample,
  })
  .meta({ title: 'post' })
  .superRefine(endsAfterBeginning);
export type Post = Localised<z.infer<typeof postSchema>> & WithText;

/** The head of a legal text; its body is MDX. */
export const legalSchema = z
  .strictObject({
    ...shared,
    version: label(40).meta({ description: 'Stored when a person accepts the text.' }),
    date: day(),
    dated: text(80).optional().meta({ description: 'Stands for the date on the page, such as "Effective February 2025".' }),
  })
  .meta({ title: 'legal text' });
export type Legal = Localised<z.infer<typeof legalSchema>> & WithText;
