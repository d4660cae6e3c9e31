import * as v from 'valibot';
import { currencies, daysOffAhead, deviceZone, mentorLimits, mentorProfileSchema, timeOffSchema, type Availability, type BodyOf, type contract, type MentorPart, type MentorProfile, readAmount, type TimeOff } from '@bridge/model';

const isEmpty = (text: string) => text.trim() === '';
const price = v.pipe(
  v.string(),
  v.check((text) => isEmpty(text) || v.is(mentorProfileSchema.entries.litePrice, readAmount(text) ?? NaN), 'price'),
  v.transform((text) => (readAmount(text) ?? null)),
);
const perWeek = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mentorLimits.mostPerWeek), 'sessionsPerWeek'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** The terms as they are typed; who asks for a price names both, and new days off are still to come. */
export function termsSchema(availability: Availability | undefined, now: number) {
  const isAhead = (off: TimeOff) => daysOffAhead({ timeZone: availability?.timeZone ?? deviceZone(), daysOff: [off] }, now).length > 0;
  const offAhead = v.pipe(timeOffSchema, v.forward(v.partialCheck([['from'], ['to']], isAhead, 'pastDay'), ['to']));
  return v.pipe(
    v.object({ isPaid: v.boolean(), litePrice: price, monthlyPrice: price, currency: v.picklist(currencies), mostPerWeek: perWeek, daysOff: v.pipe(v.array(offAhead), v.maxLength(mentorLimits.timesOff, 'tooLong')) }),
    v.forward(v.partialCheck([['isPaid'], ['litePrice']], (terms) => !terms.isPaid || terms.litePrice !== null, 'required'), ['litePrice']),
    v.forward(v.partialCheck([['isPaid'], ['monthlyPrice']], (terms) => !terms.isPaid || terms.monthlyPrice !== null, 'required'), ['monthlyPrice']),
  );
}
export type TypedTerms = v.InferInput<ReturnType<typeof termsSchema>>;
export type Terms = v.InferOutput<ReturnType<typeof termsSchema>>;

/** Days off that are over are not shown: they go with the next change of them. */
export function typedTerms({ offersPaidMentorship, litePrice, monthlyPrice, currency, availability }: MentorProfile, now: number): TypedTerms {
  const text = (amount: number | null | undefined) => (typeof amount === 'number' ? String(amount) : '');
  return {
    isPaid: offersPaidMentorship ?? false,
    litePrice: text(litePrice),
    monthlyPrice: text(monthlyPrice),
    currency: currency ?? 'NGN',
    mostPerWeek: text(availability?.mostPerWeek),
    daysOff: availability ? daysOffAhead(availability, now) : [],
  };
}

/** What is sent: only the parts that were changed, so that nothing else is touched. Prices are one part: an amount without its currency says little. */
export function changedTerms(terms: Terms, { availability, ...profile }: MentorProfile, now: number): { changes: BodyOf<typeof contract.updateMentor>; parts: MentorPart[] } {
  const prices = {
    offersPaidMentorship: terms.isPaid,
    ...(terms.isPaid && { litePrice: terms.litePrice, monthlyPrice: terms.monthlyPrice, currency: terms.currency }),
  };
  const hasNewPrices = Object.entries(prices).some(([key, value]) => profile[key as keyof typeof prices] !== value); // entries of the object above
  const hasNewDays = availability !== undefined && JSON.stringify(terms.daysOff) !== JSON.stringify(daysOffAhead(availability, now));
  const hasNewMost = availability !== undefined && terms.mostPerWeek !== (availability.mostPerWeek ?? null);
  const hours = { ...(hasNewDays && { daysOff: terms.daysOff }), ...(hasNewMost && { mostPerWeek: terms.mostPerWeek }) };
  return {
    changes: { ...(hasNewPrices && prices), ...((hasNewDays || hasNewMost) && { availability: hours }) },
    parts: [...(hasNewPrices ? (['prices'] as const) : []), ...(hasNewDays ? (['daysOff'] as const) : []), ...(hasNewMost ? (['mostPerWeek'] as const) : [])],
  };
}
