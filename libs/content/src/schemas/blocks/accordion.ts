import { z } from 'zod';
import { id, rich, text } from '../../marks.ts';
import { blockShape, headingShape } from './parts.ts';

/** Questions or headings that open one at a time. With `faq` search engines are told that these are questions and answers. */
export const accordionSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('accordion'),
    ...headingShape,
    faq: z.boolean().optional(),
    tint: z.boolean().optional(),
    openFirst: z.boolean().optional(),
    example: z
      .strictObject({ title: text(120), text: text(160) })
      .optional()
      .meta({ title: 'example', description: 'A milestone drawn beside the accordion.' }),
    items: z.array(z.strictObject({ id: id('panels'), title: text(160), text: rich(1500) }).meta({ title: 'panel' })).min(1).max(30),
  })
  .meta({ title: 'accordion' });
