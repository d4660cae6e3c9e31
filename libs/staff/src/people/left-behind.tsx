import { useTranslation } from 'react-i18next';
import { personDecisions, type PersonDecision } from '@bridge/model';
import { StillTyped } from '../case/still-typed.tsx';
import { decisionName } from './decision-name.ts';

/** What was written about a person for what cannot be done any more: a colleague did it meanwhile, the account is gone, or the permission is. */
export function LeftBehind({ personId, but = [] }: { personId: string; /** What can be done: its form has what was written. */ but?: readonly PersonDecision['decision'][] }) {
  const { t } = useTranslation('staff');
  return personDecisions.filter((decision) => !but.includes(decision)).map((decision) => <StillTyped key={decision} name={decisionName(personId, decision)} what={t(`person.${decision}`)} />);
}
