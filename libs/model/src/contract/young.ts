import * as v from 'valibot';
import { birthMonthSchema } from '../birth-month.ts';
import { call } from '../call.ts';
import { emailSchema, line } from '../fields.ts';

/** How far a guardian is: asked, has agreed or refused, took it back, or has not answered or renewed in time. */
export const consentStates = ['asked', 'agreed', 'refused', 'ended', 'lapsed'] as const;
export type ConsentState = (typeof consentStates)[number];

/** What a talent sees of their own age and of the guardian they asked. */
export const standingSchema = v.object({
  birthMonth: v.nullable(v.string()),
  standing: v.picklist(['adult', 'unknown', 'young']),
  /** False where nobody under 18 can meet others here yet. */
  isOpen: v.boolean(),
  guardian: v.nullable(v.object({ address: v.string(), state: v.picklist(consentStates), askedAt: v.string(), endsAt: v.nullable(v.string()) })),
});
export type Standing = v.InferOutput<typeof standingSchema>;

/** What a guardian sees who opens the link. */
export const consentSchema = v.object({
  firstName: v.string(),
  /** They count as 18 or older by now: nothing is to be agreed any more. */
  ofAge: v.boolean(),
  /** False where nobody under 18 can meet others here at present: nothing can be agreed. */
  isOpen: v.boolean(),
  state: v.picklist(consentStates),
  endsAt: v.nullable(v.string()),
});
export type GuardianConsent = v.InferOutput<typeof consentSchema>;

const talentsOwn = { self: 'TALENT' } as const;
const ownAnswer = v.object({ success: v.literal(true), message: v.optional(v.string()), data: standingSchema });
const guardianAnswer = v.object({ success: v.literal(true), message: v.optional(v.string()), data: consentSchema });

/** Talents under 18, and their guardians. */
export const youngCalls = {
  readStanding: call('GET', '/users/{userId}/guardian', {
    purpose: 'The own birth month, and how far the guardian is who was asked.',
    access: talentsOwn,
    answer: ownAnswer,
  }),
  sayBirthMonth: call('POST', '/users/{userId}/birth-month', {
    purpose: 'Says in which month one was born, once: who said it already asks the staff to correct it.',
    access: talentsOwn,
    body: v.strictObject({ birthMonth: birthMonthSchema }),
    answer: ownAnswer,
  }),
  askGuardian: call('POST', '/users/{userId}/guardian', {
    purpose: 'Mails a guardian a link to agree by, to an address of their own. Whoever was asked before is not asked any more.',
    access: talentsOwn,
    body: v.strictObject({ email: emailSchema }),
    answer: ownAnswer,
  }),
  readConsent: call('GET', '/api/guardians/{key}', {
    purpose: 'What a guardian is asked, by the key of the mailed link. It changes nothing: mail programs open links by themselves.',
    access: 'public',
    answer: guardianAnswer,
  }),
  answerConsent: call('POST', '/api/guardians/{key}', {
    purpose: 'The guardian agrees for a year to the text of this version, or does not, or not any more.',
    access: 'public',
    body: v.strictObject({
      agree: v.boolean('boolean'),
      text: line(40),
      /** The state that the page showed: who agrees on a page from before another answer is told what stands now. */
      seen: v.optional(v.picklist(consentStates, 'choice')),
    }),
    answer: guardianAnswer,
  }),
};
