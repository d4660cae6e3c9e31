import { useTranslation } from 'react-i18next';
import { ZoneBox } from '@bridge/ui';

/** The time zone of the hours. */
export function ZoneSelect({ id, value, onChange }: { id: string; value: string; onChange: (zone: string) => void }) {
  const { t, i18n } = useTranslation('mentorship');
  return (
    <div className="br-field">
      <label htmlFor={id}>{t('mentor.hours.zone')}</label>
      <ZoneBox id={id} value={value} onChange={onChange} locale={i18n.language} />
    </div>
  );
}
