import { useTranslation } from 'react-i18next';
import { fieldClass } from '@bridge/ui';

const stars = [1, 2, 3, 4, 5] as const;
const shape = 'M8 1.2l2.1 4.5 4.9.6-3.6 3.3 1 4.8L8 12l-4.4 2.4 1-4.8L1 6.3l4.9-.6z';

/** One to five stars: a group of radio buttons, so arrow keys choose and a screen reader counts. */
export function StarField({ id, value, saidBy, onChange }: { id: string; value: number; /** What says that it is missing. */ saidBy: string | undefined; onChange: (value: number) => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <fieldset className={fieldClass(saidBy)} aria-describedby={saidBy}>
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
              aria-invalid={saidBy ? true : undefined}
              aria-label={t('rate.star', { count: star })}
            />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path className={star <= value ? 'br-star-on' : 'br-star-off'} d={shape} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
