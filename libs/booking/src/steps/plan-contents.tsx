import { useTranslation } from 'react-i18next';
import type { SessionRules } from '@bridge/content';
import type { Plan } from '@bridge/model';

/** What a plan holds, from its rules: how many sessions, how long, until when, and whether the two can write to each other. */
export function PlanContents({ plan, rules }: { plan: Plan; rules: SessionRules }) {
  const { t } = useTranslation('booking');
  const { sessions, minutes, validDays, messages } = rules.plans[plan];
  return (
    <>
      {t('plan.sessions', { count: sessions, minutes })} {sessions > 1 && t('plan.valid', { count: validDays })} {messages && t('plan.messages')}
    </>
  );
}
