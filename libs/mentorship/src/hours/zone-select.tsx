import { useTranslation } from 'react-i18next';

/** The time zone of the hours; a stored one that the browser does not list stays on the list. */
export function ZoneSelect({ id, value, onChange }: { id: string; value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('mentorship');
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), value]);
  return (
    <div className="br-field">
      <label htmlFor={id}>{t('mentor.hours.zone')}</label>
      <div className="br-select">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {[...zones].toSorted().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
