import { answerReview, appealReview, listReviews, writeReview } from './handlers.ts';

/** The calls of the contract that reviews answer. */
export const reviews = { writeReview, listReviews, answerReview, appealReview };
