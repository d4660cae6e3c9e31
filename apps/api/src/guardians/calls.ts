import { answerConsent, readConsent } from './consent.ts';
import { askGuardian, readStanding, sayBirthMonth } from './standing.ts';

/** The calls of the contract about talents under 18 and their guardians. */
export const guardians = { readStanding, sayBirthMonth, askGuardian, readConsent, answerConsent };
