import * as v from 'valibot';
import { contentIdSchema } from './questions/answer.ts';
import { line, nameSchema, prose } from './fields.ts';
import { limits } from './limits.ts';
import { faceNames } from './mentors/card.ts';
import { roles } from './role.ts';
import { isTimeZone } from './zone.ts';

/** A user as they see themself. What was never given is absent. */
export const userSchema = v.object({
  _id: v.string(),
  userId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  isNewUser: v.optional(v.boolean()),
  isProfileDataSet: v.boolean(),
  isEmailVerified: v.boolean(),
  dateCreated: v.string(),
  tokenInitializationDate: v.string(),
  tokenExpiryDate: v.string(),
  profileImageUrl: v.optional(v.string()),
  /** A mentor's drawn face, which others see in the place of a picture. */
  face: v.optional(v.picklist(faceNames)),
  phoneNumber: v.optional(v.string()),
  date_of_birth: v.optional(v.string()),
  /** False where the account is signed in to by a third party alone. */
  hasPassword: v.optional(v.boolean()),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
  /** Of those who run the product; what they may do, the console says. */
  staff: v.optional(v.literal(true)),
});
export type User = v.InferOutput<typeof userSchema>;

const wireText = prose(limits.answerLength);
const wireList = v.pipe(v.array(line(limits.answerLength)), v.maxLength(limits.answersPerQuestion, 'tooLong'));

/** The talent's survey answers on the wire, under the keys the specification gives. Every key is optional. */
export const surveyFieldsSchema = v.strictObject({
  currentStatus: v.optional(wireText),
  fieldOfStudy: v.optional(wireText),
  highestLevelOfEducation: v.optional(wireText),
  ageRange: v.optional(wireText),
  industriesOfInterest: v.optional(wireList),
  technicalSkills: v.optional(wireList),
  softSkills: v.optional(wireList),
  workExperience: v.optional(wireText),
  Skill_development_strategies: v.optional(wireList),
  Career_goal: v.optional(wireList),
  careerChallenges: v.optional(wireList),
  additionalInfo: v.optional(wireText),
  currentJobTitle: v.optional(wireText),
  careerAspiration: v.optional(wireText),
  /** Answers to questions that content added beyond the specified keys, by question id. */
  furtherAnswers: v.optional(v.record(contentIdSchema, v.union([wireText, wireList]))),
});
export type SurveyFields = v.InferOutput<typeof surveyFieldsSchema>;

/** What a user may change of themself. */
export const profileChangesSchema = v.strictObject({
  firstName: v.optional(nameSchema),
  lastName: v.optional(nameSchema),
  /** One of the product's languages (content/locales.json), as a BCP 47 tag. */
  language: v.optional(v.pipe(line(35), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'language'))),
  /** An IANA time zone, such as Africa/Lagos. */
  timeZone: v.optional(v.pipe(line(64), v.check(isTimeZone, 'timeZone'))),
  ...surveyFieldsSchema.entries,
});
const seen = v.optional(v.pipe(v.string('text'), v.maxLength(limits.nameLength, 'tooLong')));
/** What stood where somebody changed it, empty where nothing did: what was changed elsewhere meanwhile is not overwritten unseen. */
export const profileSeenSchema = v.optional(v.strictObject({ firstName: seen, lastName: seen, language: seen, timeZone: seen }));
export type ProfileChanges = v.InferOutput<typeof profileChangesSchema>;
