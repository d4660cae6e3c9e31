import { useTranslation } from 'react-i18next';
import { reviewTypes as kinds } from '@bridge/model';

type Kind = (typeof kinds)[number];

/** Whether a review is a positive or a negative one. */
export function KindField({ id, value, onChange }: { id: string; value: Kind | undefined; onChange: (value: Kind) => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <fieldset className="br-field">
      <legend className="br-label">{t('rate.kind')}</legend>
      <div className="br-rate-kinds">
        {kinds.map((kind) => (
          <label key={kind} className="br-choice">
            <input
              type="radio"
              className="br-check-input"
              id={kind === 'positive' ? id : undefined}
              name={`${id}-kind`}
              value={kind}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <b>{t(`rate.${kind}`)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
