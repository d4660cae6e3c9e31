import * as v from 'valibot';
import { availabilitySchema, currencies, mentorLimits, mentorProfileSchema, type BodyOf, type Availability, type contract, type MentorProfile } from '@bridge/model';

const timeOff = v.unwrap(availabilitySchema.entries.daysOff);
const isEmpty = (text: string) => text.trim() === '';
const amount = (text: string) => Number(text.trim().replace(',', '.'));
const price = v.pipe(
  v.string(),
  v.check((text) => isEmpty(text) || v.is(mentorProfileSchema.entries.litePrice, amount(text)), 'price'),
  v.transform((text) => (isEmpty(text) ? null : amount(text))),
);
const perWeek = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mentorLimits.mostPerWeek), 'sessionsPerWeek'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** The terms as they are typed; who asks for a price names both. */
export const termsSchema = v.pipe(
  v.object({ isPaid: v.boolean(), litePrice: price, monthlyPrice: price, currency: v.picklist(currencies), mostPerWeek: perWeek, daysOff: timeOff }),
  v.forward(v.partialCheck([['isPaid'], ['litePrice']], (terms) => !terms.isPaid || terms.litePrice !== null, 'required'), ['litePrice']),
  v.forward(v.partialCheck([['isPaid'], ['monthlyPrice']], (terms) => !terms.isPaid || terms.monthlyPrice !== null, 'required'), ['monthlyPrice']),
);
export type TypedTerms = v.InferInput<typeof termsSchema>;
export type Terms = v.InferOutput<typeof termsSchema>;

export function typedTerms({ offersPaidMentorship, litePrice, monthlyPrice, currency, availability }: MentorProfile): TypedTerms {
  const text = (amount: number | null | undefined) => (typeof amount === 'number' ? String(amount) : '');
  return {
    isPaid: offersPaidMentorship ?? false,
    litePrice: text(litePrice),
    monthlyPrice: text(monthlyPrice),
    currency: currency ?? 'NGN',
    mostPerWeek: text(availability?.mostPerWeek),
    daysOff: availability?.daysOff ?? [],
  };
}

/** What is sent: only the parts that were changed, so that nothing else is touched. */
export function changedTerms(terms: Terms, { availability, ...profile }: MentorProfile): BodyOf<typeof contract.updateMentor> | undefined {
  const prices = {
    offersPaidMentorship: terms.isPaid,
    ...(terms.isPaid && { litePrice: terms.litePrice, monthlyPrice: terms.monthlyPrice, currency: terms.currency }),
  };
  const hasNewPrices = Object.entries(prices).some(([key, value]) => profile[key as keyof typeof prices] !== value); // entries of the object above
  const limits = { daysOff: terms.daysOff, mostPerWeek: terms.mostPerWeek };
  const hasNewLimits = JSON.stringify(limits) !== JSON.stringify({ daysOff: availability?.daysOff ?? [], mostPerWeek: availability?.mostPerWeek ?? null });
  const hours: Availability | undefined = availability && hasNewLimits ? { timeZone: availability.timeZone, windows: availability.windows, ...limits } : undefined;
  if (!hasNewPrices && !hours) return undefined;
  return { ...(hasNewPrices && prices), ...(hours && { availability: hours }), submit: false };
}
