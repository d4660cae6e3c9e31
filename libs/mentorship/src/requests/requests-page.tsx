import { useTranslation } from 'react-i18next';
import { PageHead } from '@bridge/ui';
import { SessionList } from './session-list.tsx';
import '../mentorship.css';

/** What talents ask for, what was accepted, and what is over. */
export function RequestsPage({ now = new Date() }: { now?: Date }) {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <PageHead title={t('requests.title')} lead={t('requests.lead')} />
      <SessionList when="requested" title={t('requests.waiting')} none={{ title: t('requests.none'), text: t('requests.noneText') }} now={now} />
      <SessionList when="upcoming" title={t('requests.sessions')} none={{ title: t('requests.noneSessions'), text: t('requests.noneSessionsText') }} now={now} />
      <SessionList when="past" title={t('requests.past')} none={{ text: t('requests.nonePast') }} now={now} />
    </>
  );
}
