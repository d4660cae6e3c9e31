import { useTranslation } from 'react-i18next';
import type { PersonDecision, StaffPerson } from '@bridge/model';

type Follow = [name: 'signedOut' | 'sessionsEnd' | 'postsGo' | 'applicationsGo' | 'reviewsGo', count: number];

/** What exactly follows, as the account is now: only what there is of it. */
export function Follows({ person, decision }: { person: StaffPerson; decision: PersonDecision['decision'] }) {
  const { t } = useTranslation('staff');
  const has = (name: string) => person.counts.find((one) => one.name === name)?.count ?? 0;
  const signedOut: Follow = ['signedOut', person.signIns];
  const sessionsEnd: Follow = ['sessionsEnd', has('sessionsComing')];
  const of: Partial<Record<PersonDecision['decision'], Follow[]>> = {
    'end-sign-ins': [signedOut],
    suspend: [signedOut, sessionsEnd],
    'stop-young': [['sessionsEnd', has('sessionsYoung')]],
    close: [signedOut, sessionsEnd, ['postsGo', has('posts')], ['applicationsGo', has('applications')], ['reviewsGo', has('reviewsWritten')]],
  };
  const follows = (of[decision] ?? []).filter(([, count]) => count > 0);
  const lost = decision !== 'suspend' ? [] : [...(person.mentorState === 'verified' ? ['hidden' as const] : []), ...(has('plansShared') > 0 ? ['planHidden' as const] : []), ...(person.youngCheck ? ['checkGone' as const] : [])];
  if (follows.length + lost.length === 0) return null;
  return (
    <ul className="br-staff-follows">
      {follows.map(([name, count]) => (
        <li key={name}>{t(`person.follows.${name}`, { count })}</li>
      ))}
      {lost.map((name) => (
        <li key={name}>{t(`person.follows.${name}`)}</li>
      ))}
    </ul>
  );
}
