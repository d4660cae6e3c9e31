import * as v from 'valibot';

/**
 * Every reason a call can be refused for, with its HTTP status. The words a person reads are content
 * (content/messages/failures.json), one for each code.
 */
export const failures = {
  'invalid-input': 400,
  'wrong-code': 400,
  'code-used-up': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'third-party-refused': 401,
  'not-allowed': 403,
  'not-from-here': 403,
  'email-not-verified': 403,
  'wrong-password': 403,
  'sign-in-again': 403,
  'not-found': 404,
  'user-not-found': 404,
  'blueprint-not-found': 404,
  'milestone-not-found': 404,
  'version-not-found': 404,
  'mentor-not-found': 404,
  'session-not-found': 404,
  'review-not-found': 404,
  'opportunity-not-found': 404,
  'application-not-found': 404,
  'post-not-found': 404,
  'wrong-method': 405,
  'email-taken': 409,
  'choose-role': 409,
  'draft-outdated': 409,
  'milestone-changed': 409,
  'milestone-twice': 409,
  'year-full': 409,
  'blueprint-changed': 409,
  'slot-taken': 409,
  'own-time-taken': 409,
  'slot-not-open': 409,
  'plan-changed': 409,
  'no-credit': 409,
  'session-changed': 409,
  'too-late': 409,
  'not-completed': 409,
  'review-answered': 409,
  'already-applied': 409,
  'application-changed': 409,
  'post-changed': 409,
  'deadline-over': 409,
  'places-taken': 409,
  'too-large': 413,
  'not-json': 415,
  'survey-missing': 422,
  'common-password': 422,
  'profile-incomplete': 422,
  'too-many-requests': 429,
  'generation-limit': 429,
  'generation-budget': 429,
  unexpected: 500,
  'third-party-off': 501,
  'generation-failed': 502,
  unavailable: 503,
} as const;
export type FailureCode = keyof typeof failures;

/** What a refused call answers. `fields` names each bad field with a message that says the way out. */
export const failureSchema = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Failure = v.InferOutput<typeof failureSchema>;
