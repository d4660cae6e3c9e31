import * as v from 'valibot';
import { line, prose } from '../fields.ts';
import { currencies, faceNames, forYoung, named, priced, ratingSchema } from './card.ts';
import { mentorLimits } from './limits.ts';
import { webLink } from '../roadmap/link.ts';
import { availabilitySchema } from './weekly.ts';

/** How far a mentor's profile is: only the operator says "verified", "changes-requested" and "declined". */
export const verificationStates = ['draft', 'submitted', 'changes-requested', 'verified', 'declined'] as const;
export type VerificationState = (typeof verificationStates)[number];

export const plans = ['lite', 'standard'] as const;
export type Plan = (typeof plans)[number];

export const careerLevels = ['entry', 'mid', 'technical', 'founders'] as const;
export const mentorshipStyles = ['1-on-1', 'async', 'both'] as const;
export const agreements = ['code-of-conduct', 'guide-not-solve', 'respond-in-time'] as const;

const list = v.pipe(v.array(line(100)), v.maxLength(mentorLimits.listLength, 'tooLong'));
const price = v.pipe(v.number('price'), v.minValue(0, 'price'), v.maxValue(mentorLimits.highestPrice, 'price'), v.check((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'price'));
const webAddress = webLink('url', ({ hostname }) => hostname.includes('.'));

/** What a mentor says of themself, under the keys of the specification; those after `cancellationPolicy` are ours. */
export const mentorProfileSchema = v.strictObject({
  linkedInUrl: v.optional(webAddress),
  professionalTitle: v.optional(line(120)),
  shortBio: v.optional(v.pipe(prose(mentorLimits.shortBio), v.minLength(1, 'required'))),
  fieldsOfExpertise: v.optional(list),
  careerLevelsSupported: v.optional(list),
  supportTypes: v.optional(list),
  mentorshipStyle: v.optional(v.picklist([...mentorshipStyles, ''], 'choice')),
  availabilityPerWeek: v.optional(prose(200)),
  /** "{day} {time of day}" in small letters, such as "monday morning". */
  bestDaysAndTimes: v.optional(v.pipe(v.array(line(40)), v.maxLength(21, 'tooLong'))),
  offersPaidMentorship: v.optional(v.boolean('boolean')),
  /** The price of the Standard plan. */
  monthlyPrice: v.optional(v.nullable(price)),
  cancellationPolicy: v.optional(prose(mentorLimits.cancellationPolicy)),
  /** The price of the Lite plan. */
  litePrice: v.optional(v.nullable(price)),
  currency: v.optional(v.picklist(currencies, 'currency')),
  industryExpertise: v.optional(list),
  specializationAreas: v.optional(list),
  /** In which they mentor: codes such as "fr", or what was typed. */
  languages: v.optional(list),
  availability: v.optional(availabilitySchema),
  /** A drawn face, or none: then the photo or the initials are shown. */
  face: v.optional(v.picklist([...faceNames, ''], 'choice')),
  emailVisible: v.optional(v.boolean('boolean')),
  /** Those that were accepted; all are needed before a profile can be verified. */
  agreements: v.optional(v.pipe(v.array(v.picklist(agreements, 'choice')), v.maxLength(agreements.length, 'tooLong'))),
  /** Answers to onboarding questions that content added, by question id. */
  furtherAnswers: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)), v.union([prose(2000), list]))),
});
export type MentorProfile = v.InferOutput<typeof mentorProfileSchema>;

/** What is checked before a mentor is verified: a verified mentor's change of it is shown once it was checked, too. */
export const checkedKeys = ['firstName', 'lastName', 'professionalTitle', 'shortBio', 'linkedInUrl'] as const;
export type CheckedKey = (typeof checkedKeys)[number];

/** What a mentor changes by itself, each with a mark that is another one once it was changed. */
export const mentorParts = ['prices', 'hours', 'daysOff', 'mostPerWeek'] as const;
export type MentorPart = (typeof mentorParts)[number];
const mark = v.optional(line(64));

export const mentorUpdateSchema = v.strictObject({
  ...mentorProfileSchema.entries,
  /** What is not sent of it stays. */
  availability: v.optional(v.partial(availabilitySchema)),
  /** The marks of the parts as they were when they were changed: a part that is another one by now is not overwritten. */
  revisions: v.optional(v.strictObject({ prices: mark, hours: mark, daysOff: mark, mostPerWeek: mark })),
  /** False keeps a draft, true submits and says what is missing; absent submits where nothing is missing. */
  submit: v.optional(v.boolean('boolean')),
});

export type MentorUpdate = v.InferInput<typeof mentorUpdateSchema>;

/** A verified mentor as any signed-in user sees them. */
export const mentorViewSchema = v.object({
  ...named,
  email: v.optional(v.string()),
  forYoung,
  /** The reader is under 18, and this mentor has not been checked for that: nothing can be booked. */
  notForReader: v.optional(v.literal(true)),
  role: v.literal('MENTOR'),
  specialty: v.string(),
  createdAt: v.string(),
  last_sign_in: v.nullable(v.string()),
  ...priced,
  industryExpertise: v.array(v.string()),
  specializationAreas: v.array(v.string()),
  mentorVerificationStatus: v.literal(true),
  shortBio: v.string(),
  linkedInUrl: v.optional(v.string()),
  fieldsOfExpertise: v.array(v.string()),
  careerLevelsSupported: v.array(v.string()),
  supportTypes: v.array(v.string()),
  mentorshipStyle: v.optional(v.picklist(mentorshipStyles)),
  availabilityPerWeek: v.optional(v.string()),
  cancellationPolicy: v.optional(v.string()),
  timeZone: v.nullable(v.string()),
  languages: v.array(v.string()),
  /** Their weekly hours, by their own clock. */
  availability: v.nullable(availabilitySchema),
  rating: ratingSchema,
  /** Times at which the mentor is booked, without by whom. */
  schedule: v.array(v.object({ startsAt: v.string(), endsAt: v.string() })),
});
export type MentorView = v.InferOutput<typeof mentorViewSchema>;

/** A mentor's own profile with how far its verification is. */
export const ownMentorSchema = v.object({
  profile: mentorProfileSchema,
  state: v.picklist(verificationStates),
  mentorVerificationStatus: v.boolean(),
  /** What the operator asks for, or why the profile was declined. */
  note: v.nullable(v.string()),
  submittedAt: v.nullable(v.string()),
  verifiedAt: v.nullable(v.string()),
  updatedAt: v.nullable(v.string()),
  /** What is still needed before it can be submitted: keys of the profile, and "email" while the address is not verified. */
  missing: v.array(v.string()),
  /** What a verified mentor changed and talents do not see before it was checked. `profile` has it as the mentor wrote it. */
  waiting: v.optional(v.array(v.picklist(checkedKeys))),
  revisions: v.object({ prices: v.string(), hours: v.string(), daysOff: v.string(), mostPerWeek: v.string() }),
});
export type OwnMentor = v.InferOutput<typeof ownMentorSchema>;
