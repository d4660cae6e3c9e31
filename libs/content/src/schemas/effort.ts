import { z } from 'zod';

/** What something costs beside time: nothing; fares, data or prints; an amount that has to be found first. */
export const costs = ['none', 'small', 'some'] as const;

/** From so many hours to so many, all in all. */
export const hoursSchema = z
  .tuple([z.int().min(1).max(500), z.int().min(1).max(500)])
  .refine(([from, to]) => from <= to, 'begins above its end')
  .meta({ description: 'From so many hours to so many, all in all.' });
