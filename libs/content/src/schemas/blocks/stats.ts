import { z } from 'zod';
import { id, label, text } from '../../marks.ts';
import { blockShape, headingShape, note, sample } from './parts.ts';

/** Two to six figures in a row. */
export const statsSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('stats'),
    title: headingShape.title.optional(),
    lead: headingShape.lead,
    items: z.array(z.strictObject({ id: id('figures'), value: label(20), label: text(80) }).meta({ title: 'figure' })).min(2).max(6),
    note,
    sample,
  })
  .meta({ title: 'stats' });
