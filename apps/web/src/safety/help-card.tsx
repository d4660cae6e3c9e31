import { useTranslation } from 'react-i18next';
import { HelpLines } from '@bridge/ui';
import { useDocument } from '../start/use-document.ts';

/** In the profile: whom somebody can turn to who needs help now, as far as content names anybody. */
export function HelpCard() {
  const { t } = useTranslation('app');
  const { helpLines } = useDocument('safeguarding');
  if (helpLines.length === 0) return null;
  return (
    <div className="br-card">
      <HelpLines title={t('report.helpLines')} helpLines={helpLines} />
    </div>
  );
}
