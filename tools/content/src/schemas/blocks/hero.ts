import { z } from 'zod';
import { actions, blockShape, headingShape, note } from './parts.ts';

/** The top of a page; its title is the page's one h1. */
export const heroSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('hero'),
    ...headingShape,
    actions,
    note,
    art: z.enum(['scene', 'band', 'none']).optional().meta({ description: 'The bridge over water, large or as a band. Absent: none.' }),
  })
  .meta({ title: 'hero' });
