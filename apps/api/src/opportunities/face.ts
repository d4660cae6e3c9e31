// All that others may ask of opportunities.
export { isApplication, sendAsTalent } from './apply.ts';
export { endOf, findOffer, inLanguage, type Offer, offers, publishedPosts, takenFor } from './catalogue.ts';
export { type ApplicationDecision, applicationDecisions, decideApplication, decidePost, findReviewedApplications, findReviewedPosts, listReviewedApplications, listReviewedPosts, markSeen, type PostDecision, postDecisions, type ReviewedApplication, type ReviewedPost, trailOf } from './decide.ts';
export { endApplicationsBetween } from './end-between.ts';
export { endUnsafeApplications } from './end-unsafe.ts';
export { applicationWayOn } from './messages.ts';
export { tagsOf } from './fit.ts';
export { type ApplicationRow, type PostRow, presentApplication, presentPost, selectApplications, selectPosts } from './row.ts';
