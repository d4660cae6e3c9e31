export {
  applicationStates,
  missingInPost,
  postAppealSchema,
  opportunityDetailSchema,
  opportunityIdSchema,
  opportunityKinds,
  opportunityLimits,
  opportunitySchema,
  postDetailsSchema,
  postInputSchema,
  postSchema,
  postStates,
} from './opportunity.ts';
export type { ApplicationState, Opportunity, OpportunityDetail, OpportunityKind, Post, PostDetails, PostState } from './opportunity.ts';
export {
  answeredByAccount,
  answeredByOpportunity,
  applicantAnswerSchema,
  applicantSchema,
  applicationForms,
  applicationInputSchema,
  applicationSchema,
  questionsToAsk,
  sharesSchema,
} from './application.ts';
export type { Applicant, Application } from './application.ts';
export { isPastDay, mostPlaces, offerEnd, offerTermsEntries, unfitDays, utcDay } from './offer-terms.ts';
export type { OfferEnd, OfferTerms } from './offer-terms.ts';
export { namedBy, opportunityAt, opportunityRooms, opportunityTemplate, publicAddressOf } from './address.ts';
export { knownAnswers } from './known-answers.ts';
