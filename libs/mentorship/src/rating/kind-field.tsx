import { useTranslation } from 'react-i18next';
import { reviewTypes as kinds } from '@bridge/model';
import { fieldClass } from '@bridge/ui';

type Kind = (typeof kinds)[number];

/** Whether a review is a positive or a negative one. */
export function KindField({ id, value, saidBy, onChange }: { id: string; value: Kind | undefined; /** What says that it is missing. */ saidBy: string | undefined; onChange: (value: Kind) => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <fieldset className={fieldClass(saidBy)} aria-describedby={saidBy}>
      <legend className="br-label">{t('rate.kind')}</legend>
      <div className="br-rate-kinds">
        {kinds.map((kind) => (
          <label key={kind} className="br-choice">
            <input
              type="radio"
              className="br-check-input"
              name={`${id}-kind`}
              value={kind}
              aria-invalid={saidBy ? true : undefined}
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
