import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mentorLimits } from '@bridge/model';
import { Icon, TextField } from '@bridge/ui';
import type { TypedTerms } from './terms.ts';

/** Whole days on which the mentor cannot be booked: each from a day to a day. */
export function DaysOff() {
  const { t } = useTranslation('mentorship');
  const { fields, append, remove } = useFieldArray<TypedTerms, 'daysOff'>({ name: 'daysOff' });
  const add = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= mentorLimits.timesOff;
  return (
    <fieldset className="br-field br-day">
      <legend className="br-label">{t('mentor.terms.daysOff')}</legend>
      {fields.length === 0 && <p className="br-small br-muted">{t('mentor.terms.noDaysOff')}</p>}
      {fields.map((field, index) => (
        <div key={field.id} className="br-off">
          <TextField name={`daysOff.${index}.from`} label={t('mentor.terms.offFrom')} type="date" required />
          <TextField name={`daysOff.${index}.to`} label={t('mentor.terms.offTo')} type="date" required />
          <button
            type="button"
            className="br-x"
            aria-label={t('mentor.terms.removeOff', { place: index + 1 })}
            onClick={() => {
              add.current?.focus(); // the button that was pressed goes away
              remove(index);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button ref={add} type="button" className="br-link br-small br-link-button br-start" aria-disabled={isFull || undefined} onClick={() => !isFull && append({ from: '', to: '' })}>
        {t('mentor.terms.addOff')}
      </button>
    </fieldset>
  );
}
