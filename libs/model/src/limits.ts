/** Figures that both sides keep to, each written once. Times are in milliseconds unless the name says otherwise. */
export const limits = {
  nameLength: 100,
  emailLength: 254,
  /** A picture's file, in bytes (what draws them is held to it: libs/pictures/src/limits.test.ts). */
  pictureBytes: 5 * 1024 * 1024,
  /** The same in base64, in characters; with what stands around it, in bytes; and how long bringing and reading one may take. */
  pictureLength: 7_000_000,
  pictureBody: 7_001_024,
  pictureTimeout: 60_000,
  /** A document, what it was made from and what it said before, in bytes. */
  documentBody: 4 * 1024 * 1024,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** One free text of the survey, in characters. */
  answerLength: 2000,
  /** The free text of "Other". */
  otherLength: 200,
  answersPerQuestion: 50,
  /** A sum of money that somebody types. */
  highestAmount: 10_000_000,
  questionsPerSurvey: 200,
  generationsPerDay: 10,
  /** Questions to the coach. */
  coachPerDay: 30,
  coachText: 1000,
  /** What was said before, as far as it is sent along. */
  coachTurns: 6,
  coachTimeout: 60_000,
  milestoneLength: 500,
  /** As many as one progress call can name. */
  milestonesPerYear: 12,
  noteLength: 1000,
  linkLength: 500,
  /** One message to the other side of a session or an application. */
  threadMessageLength: 2000,
  messagesPerPage: 50,
  /** What a decision of the staff says to whom it concerns. */
  staffNote: 1000,
  /** So much is decided at once, and never more. */
  decidedAtOnce: 20,
  /** The one answer to a shared blueprint being taken down. */
  appealLength: 1000,
  /** What somebody writes to a report. */
  reportLength: 1000,
  /** The longest that somebody can be kept out for; what is to last is closed. */
  suspensionDays: 365,
  /** Taken out of a roadmap and kept, so that it can be put back. */
  removedMilestones: 100,
  /** Earlier versions of a blueprint that are kept. */
  earlierVersions: 30,
  /** Generated versions that were never saved and are kept. */
  unsavedVersions: 10,
  callTimeout: 15_000,
  /** The first question about a change lays out its files and reads all of them. */
  documentTimeout: 60_000,
  generationTimeout: 75_000,
  /** Between two signs of life of a call that is answered piece by piece. */
  streamPulse: 5_000,
  readRetries: 2,
  sessionDays: 7,
  /** Minutes that a proof of who is there lasts, for what needs one. */
  proofMinutes: 10,
  rememberedSessionDays: 30,
  toastDuration: 5_000,
  rehydrationTimeout: 5_000,
  /** Between two mails with a verification code. */
  resendCooldown: 60_000,
} as const;
