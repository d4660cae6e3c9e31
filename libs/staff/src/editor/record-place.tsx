import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { FieldError } from '@bridge/ui';
import { faultsAt, fieldId, useSheet } from './field-context.ts';
import { spoken } from './spoken.ts';
import { Choice, type Place } from './scalar-fields.tsx';
import { useFormWords } from './form-words.ts';

/** Texts by key. The keys of words belong to the code that shows them; those that name an id can be added. */
export function RecordPlace({ field, path, label, value, set, bare }: Place<'record'> & { bare: boolean }) {
  const words = useFormWords();
  const { ids, faults, FieldPlace } = useSheet();
  const [wanted, setWanted] = useState('');
  const entries = Object.entries((value ?? {}) as Record<string, unknown>); // what is no object is told by the checker
  const own = faultsAt(faults, path);
  const free = [...new Set((ids[field.collection ?? ''] ?? []).map(({ id }) => id))].filter((id) => !entries.some(([key]) => key === id));
  const inside = (
    <>
      {field.about && <p className="br-help">{field.about}</p>}
      <FieldError id={own.length > 0 ? `${fieldId(path)}-error` : undefined}>{own.map(({ message }) => message).join(' · ')}</FieldError>
      {entries.map(([key, child]) => (
        <div key={key} className={field.key === 'word' ? undefined : 'wb-pair'}>
          <FieldPlace field={field.value} path={[...path, key]} label={field.key === 'word' ? spoken(key) : key} value={child} />
          {field.key !== 'word' && (
            <Button type="button" variant="ghost" color="red" aria-label={words.remove(key)} onClick={() => set(Object.fromEntries(entries.filter(([other]) => other !== key)))}>
              ✕
            </Button>
          )}
        </div>
      ))}
      {field.key === 'reference' && (
        <div className="wb-pair">
          <Choice path={[...path, '+']} label={words.newKey} value={wanted} options={[{ value: '', label: words.choose }, ...free.map((id) => ({ value: id, label: id }))]} set={setWanted} />
          <Button type="button" variant="soft" disabled={wanted === ''} onClick={() => set({ ...(value as object), [wanted]: field.value.type === 'list' ? [] : '' })}>
            {words.add(words.entry)}
          </Button>
        </div>
      )}
    </>
  );
  if (bare) return inside;
  return (
    <fieldset className="wb-group" id={fieldId(path)}>
      <legend>{label}</legend>
      {inside}
    </fieldset>
  );
}
