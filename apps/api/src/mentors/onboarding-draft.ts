import { clearDraft, readDraft, saveDraft } from '../drafts/face.ts';

// Nobody is talent and mentor, so a mentor's one draft is that of the onboarding.
export { clearDraft as clearOnboardingDraft, readDraft as readOnboardingDraft, saveDraft as saveOnboardingDraft };
