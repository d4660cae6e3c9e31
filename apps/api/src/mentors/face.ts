// All that others may ask of mentors.
export { type Candidate, type ChangeDecision, changeDecisions, decide, decideChanges, type Decision, decisions, findCandidates, listCandidates, listChanged, reportsOf, trailOf } from './decide.ts';
export { fitTags } from './fit.ts';
export { bookableSpan, hasRoomInWeek, isInHours, openStartsOf } from './open-slots.ts';
export { proposeName } from './proposed.ts';
export { availabilityOf, findMentor, isId, missingParts, presentOwn, pricesOf, ratingOf } from './row.ts';
export { refreshFit } from './refresh-fit.ts';
export { viewMentor } from './view.ts';
