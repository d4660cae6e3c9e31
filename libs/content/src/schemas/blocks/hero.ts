import { z } from 'zod';
import { actions, blockShape, headingShape, note, scenes } from './parts.ts';

/** The top of a page; its title is the page's one h1. */
export const heroSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('hero'),
    ...headingShape,
    actions,
    note,
    art: z
      .enum(['scene', 'band', ...scenes, 'none'])
      .optional()
      .meta({ description: 'The bridge over water, large (scene) or as a band, or the place where it lands for the page’s readers. Absent: none.' }),
  })
  .meta({ title: 'hero' });
