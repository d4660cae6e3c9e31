import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { day, id, label, refuseHostile, text } from '../marks.ts';

const unwritten = (maximum: number, description: string) => z.string().max(maximum).regex(/^$|\S/, 'is empty: it holds blanks alone').superRefine(refuseHostile).meta({ description });

/** What people under 18 and their guardians are told, and what only a lawyer, a responsible person and real help lines can fill in. */
export const safeguardingSchema = z
  .strictObject({
    remark: label(600).meta({ description: 'What is still to be done, for whoever edits this file.' }),
    review: z.strictObject({
      by: unwritten(120, 'The lawyer who has read the text that guardians agree to. Empty: nobody has.'),
      on: z.union([z.literal(''), day()]).meta({ description: 'When: 2026-11-20. Empty: not yet.' }),
    }),
    lead: z.strictObject({
      name: unwritten(120, 'The person who answers for young people here. Empty: nobody does.'),
      email: z.union([z.literal(''), z.email().max(254)]).meta({ description: 'Where this person is written to.' }),
    }),
    helpLines: z
      .array(z.strictObject({ id: id('help-lines'), country: text(80), name: label(120), contact: label(120).meta({ description: 'A number or an address, tried before it is written here.' }) }))
      .max(60)
      .meta({ description: 'Real help lines for young people. Without any, nobody under 18 meets others in production.' }),
    consent: z.strictObject({
      version: label(40).meta({ description: 'Changed with the text: what a guardian agreed to is kept with it.' }),
      points: z.array(z.strictObject({ id: id('consent-points'), text: text(400) })).min(1).max(12).meta({ description: 'What the guardian agrees to, point by point.' }),
    }),
  })
  .meta({ title: 'safeguarding' })
  .superRefine(({ review, lead }, context) => {
    const tell = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    if (review.by.trim() && !review.on) tell(['review', 'on'], 'is empty, and somebody has read the text: write the day');
    if (review.on && !review.by) tell(['review', 'by'], 'is empty, and the text was read: write by whom');
    if (lead.name.trim() && !lead.email) tell(['lead', 'email'], 'is empty: nobody could write to the person who answers');
    if (lead.email && !lead.name) tell(['lead', 'name'], 'is empty, and there is an address: write who answers');
  });
export type Safeguarding = Localised<z.infer<typeof safeguardingSchema>>;
