import { listMentors } from './list-mentors.ts';
import { clearOnboardingDraft, readOnboardingDraft, saveOnboardingDraft } from './onboarding-draft.ts';
import { ownMentor, updateMentor } from './own-mentor.ts';

/** The calls of the contract that mentors answer. */
export const mentors = { listMentors, updateMentor, ownMentor, readOnboardingDraft, saveOnboardingDraft, clearOnboardingDraft };
