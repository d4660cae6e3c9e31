import { useTranslation } from 'react-i18next';
import { FieldError } from '@bridge/ui';

const stars = [1, 2, 3, 4, 5] as const;
const shape = 'M8 1.2l2.1 4.5 4.9.6-3.6 3.3 1 4.8L8 12l-4.4 2.4 1-4.8L1 6.3l4.9-.6z';

/** One to five stars: a group of radio buttons, so arrow keys choose and a screen reader counts. */
export function StarField({ id, value, isMissing, onChange }: { id: string; value: number; isMissing: boolean; onChange: (value: number) => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <fieldset className="br-field" aria-describedby={isMissing ? `${id}error` : undefined}>
      <legend className="br-label">{t('rate.stars')}</legend>
      <div className="br-rate">
        {stars.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name={`${id}-stars`}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-invalid={isMissing || undefined}
              aria-label={t('rate.star', { count: star })}
            />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path className={star <= value ? 'br-star-on' : 'br-star-off'} d={shape} />
            </svg>
          </label>
        ))}
      </div>
      <FieldError id={isMissing ? `${id}error` : undefined}>{t('rate.notChosen')}</FieldError>
    </fieldset>
  );
}
