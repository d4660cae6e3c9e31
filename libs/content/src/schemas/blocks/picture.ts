import { z } from 'zod';
import { text } from '../../marks.ts';
import { blockShape, picture } from './parts.ts';

/** A picture of content/pictures/ by itself, with a line below it. */
export const pictureBlockSchema = z
  .strictObject({ ...blockShape, type: z.literal('picture'), picture, caption: text(200).optional() })
  .meta({ title: 'picture' });
