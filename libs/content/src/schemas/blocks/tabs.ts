import { z } from 'zod';
import { id, label, rich, text } from '../../marks.ts';
import { actions, blockShape, headingShape, pointSchema } from './parts.ts';

const progressRow = z
  .strictObject({
    id: id('rows'),
    label: text(60),
    detail: text(60).optional(),
    years: z.array(z.strictObject({ done: z.int().min(0), total: z.int().min(1).max(12) }).refine(({ done, total }) => done <= total, { path: ['done'], message: 'is more than "total"', params: { code: 'contradiction' } })).length(5),
  })
  .meta({ title: 'progress row', description: 'A small bridge of five spans.' });

const tab = z
  .strictObject({
    id: id('tabs'),
    label: text(40),
    title: text(120),
    text: rich(400).optional(),
    points: z.array(pointSchema).max(8),
    actions,
    picture: z
      .strictObject({ caption: text(80), rows: z.array(progressRow).min(1).max(4) })
      .meta({ title: 'picture', description: 'An illustration of sample progress; the caption says that it is a sample.' }),
  })
  .meta({ title: 'tab' });

/** Two to five views of which one shows; the first is open at the start. */
export const tabsSchema = z
  .strictObject({ ...blockShape, type: z.literal('tabs'), ...headingShape, items: z.array(tab).min(2).max(5) })
  .meta({ title: 'tabs' });

/** A row of organisations that moves by itself and can be stopped. */
export const carouselSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('carousel'),
    label: text(80),
    figure: label(20).optional(),
    list: z.literal('partners'),
    pause: text(40).meta({ description: 'The button that stops the movement.' }),
    play: text(40).meta({ description: 'The button that starts it again.' }),
  })
  .meta({ title: 'carousel' });
