import { useTranslation } from 'react-i18next';
import type { Onboarding } from '@bridge/content';
import { ApiError, call } from '@bridge/client';
import { contract, mentorUpdate, type Answers, type MentorProfile, type OwnMentor } from '@bridge/model';
import { notice, useOnce } from '@bridge/ui';

/** Sends the profile for verification, never twice at once; answers with the profile as it stands then. */
export function useSubmit(document: Onboarding, userId: string, before: MentorProfile | undefined) {
  const { t } = useTranslation('onboarding');

  const [submit, busy] = useOnce(async (answers: Answers, aspiration: string): Promise<OwnMentor | undefined> => {
    try {
      const body = mentorUpdate(document, answers, aspiration, before);
      return (await call(contract.updateMentor, { params: { userId }, body })).data;
    } catch (error) {
      // Trying again later helps nobody here: the server's words say what is to be done first.
      if (error instanceof ApiError && (error.code === 'email-not-verified' || error.code === 'profile-incomplete')) void notice(error.message);
      else void notice(t(error instanceof ApiError && error.status >= 400 ? 'failed.refused' : 'failed.unexpected'));
      return undefined;
    }
  });

  return { submit, busy };
}
