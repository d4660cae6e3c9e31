import { z } from 'zod';
import { id, link, rich, text } from '../../marks.ts';
import { iconSchema } from '../icon.ts';
import { actions, blockShape, headingShape, pointSchema, portrait, sample } from './parts.ts';

const card = z
  .strictObject({
    id: id('cards'),
    title: text(80),
    text: rich(500),
    points: z.array(pointSchema).max(8).optional(),
    to: link().optional(),
    action: text(60).optional().meta({ description: 'The words of the card’s link.' }),
    portrait: portrait.optional(),
    icon: iconSchema.optional(),
    sample,
  })
  .meta({ title: 'card' })
  .superRefine(({ to, action }, context) => {
    if (action !== undefined && to === undefined) context.addIssue({ code: 'custom', path: ['action'], message: 'leads nowhere: add "to", or take it out', params: { code: 'contradiction' } });
  });

/** Things side by side: cards with portraits or icons, plain cards, or full-width lines that each lead somewhere. */
export const cardsSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('cards'),
    ...headingShape,
    layout: z.enum(['portraits', 'cards', 'lines']),
    items: z.array(card).min(1).max(12),
    actions,
    tint: z.boolean().optional().meta({ description: 'A quiet ground, to set the section apart.' }),
  })
  .meta({ title: 'cards' });
