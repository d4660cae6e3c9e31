import { useState } from 'react';
import { Button, TextField } from '@radix-ui/themes';
import type { Blank, Field } from '@bridge/content';
import { FieldError } from '@bridge/ui';
import { moved, type Path } from './change.ts';
import { faultsAt, faultsBelow, fieldId, isBelow, titleOf, useSheet } from './field-context.ts';
import { spoken } from './spoken.ts';
import type { Place } from './scalar-fields.tsx';
import { useFormWords } from './form-words.ts';

/** A list: its entries can be opened, moved and taken away, and new ones added. */
export function ListPlace({ field, path, label, value, optional, set }: Place<'list'>) {
  const words = useFormWords();
  const { faults } = useSheet();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const own = faultsAt(faults, path);
  const isWhole = entries.length > field.minimum;
  const remove = (index: number) => {
    const left = entries.filter((_entry, other) => other !== index);
    set(left.length === 0 && optional ? undefined : left);
  };
  return (
    <fieldset className="wb-group" id={fieldId(path)}>
      <legend>{label}</legend>
      {field.about && <p className="br-help">{field.about}</p>}
      <FieldError id={own.length > 0 ? `${fieldId(path)}-error` : undefined}>{own.map(({ message }) => message).join(' · ')}</FieldError>
      <ol className="wb-list">
        {entries.map((entry, index) => {
          const title = titleOf(entry, index);
          return (
            <li key={keyOf(entry, index)}>
              <EntryPlace field={field.element} path={[...path, index]} value={entry} title={title} label={`${label} ${index + 1}`} />
              <div className="wb-moves">
                <Button type="button" variant="ghost" disabled={index === 0} aria-label={words.up(title)} onClick={() => set(moved(entries, index, -1))}>
                  ↑
                </Button>
                <Button type="button" variant="ghost" disabled={index === entries.length - 1} aria-label={words.down(title)} onClick={() => set(moved(entries, index, 1))}>
                  ↓
                </Button>
                <Button type="button" variant="ghost" color="red" disabled={!isWhole && !optional} aria-label={words.remove(title)} onClick={() => remove(index)}>
                  ✕
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {entries.length < (field.maximum ?? Infinity) && <AddEntry field={field} taken={entries} path={path} add={(entry) => set([...entries, entry])} />}
    </fieldset>
  );
}

/** An entry is closed until it is asked for: a survey has hundreds of fields. */
function EntryPlace({ field, path, value, title, label }: { field: Field; path: Path; value: unknown; title: string; label: string }) {
  const words = useFormWords();
  const { faults, target, FieldPlace } = useSheet();
  const below = faultsBelow(faults, path);
  const [isOpen, setIsOpen] = useState(target !== undefined && isBelow(target, path));
  if (typeof value !== 'object' || value === null) return <FieldPlace field={field} path={path} label={label} value={value} />;
  const own = field.type === 'blocks' ? [] : faultsAt(faults, path);
  return (
    <details className="wb-entry" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {below.length > 0 && <em className="wb-bad">{words.faults(below.length)}</em>}
      </summary>
      <FieldError id={own.length > 0 ? `${fieldId(path)}-error` : undefined}>{own.map(({ message }) => message).join(' · ')}</FieldError>
      {isOpen && <FieldPlace field={field} path={path} label={label} value={value} bare />}
    </details>
  );
}

/** A new entry; one that is known by an id is asked for it first. */
function AddEntry({ field, taken, path, add }: { field: Extract<Field, { type: 'list' }>; taken: readonly unknown[]; path: Path; add: (entry: unknown) => void }) {
  const words = useFormWords();
  const [isAsking, setIsAsking] = useState(false);
  const [type, setType] = useState(field.blanks[0]?.name ?? '');
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string>();
  const what = field.element.title ?? words.entry;
  const blank = field.blanks.find(({ name }) => name === type) ?? field.blanks[0];
  const needsId = typeof blank?.value === 'object' && blank.value !== null && 'id' in blank.value;
  const place = `${fieldId(path)}-new`;
  const make = ({ value }: Blank) => {
    if (needsId) {
      const refusal = !/^[a-z0-9][a-z0-9-]*$/.test(id) ? words.badId : taken.some((entry) => (entry as { id?: unknown }).id === id) ? words.takenId : undefined; // entries with ids
      if (refusal !== undefined) return setProblem(refusal);
    }
    add(needsId ? { ...(value as object), id } : value); // as needsId found
    setIsAsking(false);
    setId('');
    setProblem(undefined);
  };
  if (!blank) return null;
  if (!isAsking) {
    return (
      <Button type="button" variant="soft" onClick={() => (needsId || field.blanks.length > 1 ? setIsAsking(true) : make(blank))}>
        {words.add(what)}
      </Button>
    );
  }
  return (
    <div className="wb-new" role="group" aria-label={words.add(what)}>
      {field.blanks.length > 1 && (
        <div className="br-field">
          <label htmlFor={`${place}-type`}>{words.newType}</label>
          <div className="br-select">
            <select id={`${place}-type`} value={type} onChange={(event) => setType(event.target.value)}>
              {field.blanks.map(({ name }) => (
                <option key={name} value={name}>
                  {spoken(name)}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {needsId && (
        <div className="br-field">
          <label htmlFor={`${place}-id`}>{words.newId}</label>
          <TextField.Root id={`${place}-id`} size="3" autoFocus value={id} aria-describedby={`${place}-help${problem ? ` ${place}-error` : ''}`} aria-invalid={problem ? true : undefined} onChange={(event) => setId(event.target.value)} />
          <p id={`${place}-help`} className="br-help">
            {words.newIdHelp}
          </p>
          <FieldError id={problem ? `${place}-error` : undefined}>{problem}</FieldError>
        </div>
      )}
      <div className="wb-buttons">
        <Button type="button" onClick={() => make(blank)}>
          {words.add(what)}
        </Button>
        <Button type="button" variant="soft" onClick={() => setIsAsking(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

function keyOf(entry: unknown, index: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : String(index);
}
