import { z } from 'zod';
import { id, rich, text } from '../../marks.ts';
import { actions, blockShape, headingShape, pointSchema } from './parts.ts';

/** Running text, with an optional list of points. */
export const proseSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('prose'),
    ...headingShape,
    paragraphs: z.array(z.strictObject({ id: id('paragraphs'), text: rich(2000) }).meta({ title: 'paragraph' })).max(20),
    points: z.array(pointSchema).max(20).optional(),
    actions,
    tint: z.boolean().optional(),
  })
  .meta({ title: 'prose' });

/** The deep band that asks for one thing. */
export const ctaSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('cta'),
    title: text(120),
    lead: rich(300).optional(),
    actions: actions.unwrap().min(1),
    art: z.enum(['first-stone', 'begun', 'done', 'walkers', 'none']).optional().meta({ description: 'How much of the bridge is built, or people on their way where the page begins with a place where it lands. Absent: begun.' }),
  })
  .meta({ title: 'call to action' });
