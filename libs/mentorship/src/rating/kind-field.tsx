import { useTranslation } from 'react-i18next';
import { reviewTypes as kinds } from '@bridge/model';
import { FieldError } from '@bridge/ui';

type Kind = (typeof kinds)[number];

/** Whether a review is a positive or a negative one. */
export function KindField({ id, value, isMissing, onChange }: { id: string; value: Kind | undefined; isMissing: boolean; onChange: (value: Kind) => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <fieldset className="br-field" aria-describedby={isMissing ? `${id}error` : undefined}>
      <legend className="br-label">{t('rate.kind')}</legend>
      <div className="br-rate-kinds">
        {kinds.map((kind) => (
          <label key={kind} className="br-choice">
            <input
              type="radio"
              className="br-check-input"
              name={`${id}-kind`}
              value={kind}
              aria-invalid={isMissing || undefined}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <b>{t(`rate.${kind}`)}</b>
          </label>
        ))}
      </div>
      <FieldError id={isMissing ? `${id}error` : undefined}>{t('rate.notChosen')}</FieldError>
    </fieldset>
  );
}
