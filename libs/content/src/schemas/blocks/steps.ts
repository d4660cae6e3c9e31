import { z } from 'zod';
import { id, rich, text } from '../../marks.ts';
import { actions, blockShape, headingShape } from './parts.ts';

/** Numbered steps, one after another. */
export const stepsSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('steps'),
    ...headingShape,
    items: z.array(z.strictObject({ id: id('steps'), title: text(80), text: rich(500) }).meta({ title: 'step' })).min(2).max(12),
    actions,
  })
  .meta({ title: 'steps' });
