import { Button } from '@radix-ui/themes';
import type { Field } from '@bridge/content';
import type { Path } from './change.ts';
import { faultsAt, fieldId, useSheet, type FieldProps } from './field-context.ts';
import { spoken } from './spoken.ts';
import { FieldError } from '@bridge/ui';
import { ListPlace } from './list-place.tsx';
import { RecordPlace } from './record-place.tsx';
import { Choice, ChoicePlace, FixedPlace, LinePlace, NumberPlace, ReferencePlace, SwitchPlace, TextPlace, type Place } from './scalar-fields.tsx';
import { useFormWords } from './form-words.ts';

/** One part of a document as its schema says: an input, a group, a list. */
export function FieldPlace({ field, path, label, value, optional = false, keys, bare = false }: FieldProps) {
  const { change, shared } = useSheet();
  const place = { path, label, value, optional, set: (wanted: unknown) => change(path, wanted, keys) };
  switch (field.type) {
    case 'text': return <TextPlace field={field} {...place} />;
    case 'string': return <LinePlace field={field} {...place} />;
    case 'number': return <NumberPlace field={field} {...place} />;
    case 'switch': return <SwitchPlace field={field} {...place} />;
    case 'choice': return <ChoicePlace field={field} {...place} />;
    case 'fixed': return <FixedPlace field={field} {...place} />;
    case 'reference': return <ReferencePlace field={field} {...place} />;
    case 'group': return bare ? <Fields field={field} path={path} value={value} /> : <GroupPlace field={field} {...place} />;
    case 'list': return <ListPlace field={field} {...place} />;
    case 'record': return <RecordPlace field={field} {...place} bare={bare} />;
    case 'blocks': return <BlockPlace field={field} {...place} />;
    case 'either': return <FieldPlace field={branchFor(field.branches, value)} path={path} label={label} value={value} optional={optional} keys={keys} bare={bare} />;
    case 'again': return <FieldPlace field={shared[field.shared]!} path={path} label={label} value={value} optional={optional} keys={keys} bare={bare} />;
  }
}

function Fields({ field, path, value, without }: { field: Extract<Field, { type: 'group' }>; path: Path; value: unknown; without?: string }) {
  const words = useFormWords();
  const { change } = useSheet();
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>; // what is no object is told by the checker
  const keys = field.fields.map(({ key }) => key);
  return (
    <>
      {field.fields.filter(({ key }) => key !== without).map(({ key, optional, field: inner, blank }) => {
        const isAbsent = object[key] === undefined && ['group', 'list', 'record', 'blocks'].includes(inner.type);
        if (!isAbsent) return <FieldPlace key={key} field={inner} path={[...path, key]} label={spoken(key)} value={object[key]} optional={optional} keys={keys} />;
        return (
          <div key={key} className="wb-absent">
            <Button type="button" variant="soft" onClick={() => change([...path, key], blank, keys)}>
              {words.add(spoken(key).toLowerCase())}
            </Button>
            {inner.about && <p className="br-help">{inner.about}</p>}
          </div>
        );
      })}
    </>
  );
}

function GroupPlace({ field, path, label, value, optional, set }: Place<'group'>) {
  const words = useFormWords();
  const { faults } = useSheet();
  const own = faultsAt(faults, path);
  return (
    <fieldset className="wb-group" id={fieldId(path)}>
      <legend>{label}</legend>
      {field.about && <p className="br-help">{field.about}</p>}
      <FieldError id={own.length > 0 ? `${fieldId(path)}-error` : undefined}>{own.map(({ message }) => message).join(' · ')}</FieldError>
      <Fields field={field} path={path} value={value} />
      {optional && (
        <Button type="button" variant="ghost" onClick={() => set(undefined)}>
          {words.remove(label.toLowerCase())}
        </Button>
      )}
    </fieldset>
  );
}

/** A part that can be of several types: the type, and the fields of that type. */
function BlockPlace({ field, path, value, set }: Place<'blocks'>) {
  const words = useFormWords();
  const object = (value ?? {}) as Record<string, unknown>; // as in Fields
  const { faults } = useSheet();
  const own = faultsAt(faults, path);
  const branch = field.branches.find((one) => one.value === object[field.tag]);
  const inner = branch?.field;
  const turnInto = (chosen: string) => {
    const next = field.branches.find((one) => one.value === chosen);
    if (next?.field.type !== 'group') return;
    const blank = next.blank as Record<string, unknown>; // a sample of a group
    const kept = next.field.fields.filter(({ key, field: wanted }) => key !== field.tag && object[key] !== undefined && (inner?.type === 'group' ? inner.fields.some((one) => one.key === key && one.field.type === wanted.type) : false));
    const made = { ...blank, ...Object.fromEntries(kept.map(({ key }) => [key, object[key]])) };
    set(Object.fromEntries(next.field.fields.flatMap(({ key }) => (made[key] === undefined ? [] : [[key, made[key]]]))));
  };
  return (
    <>
      <FieldError id={own.length > 0 ? `${fieldId(path)}-error` : undefined}>{own.map(({ message }) => message).join(' · ')}</FieldError>
      <Choice path={[...path, field.tag]} label={words.type} value={String(object[field.tag] ?? '')} options={field.branches.map((one) => ({ value: one.value, label: spoken(one.value) }))} set={turnInto} />
      {inner?.type === 'group' && <Fields field={inner} path={path} value={value} without={field.tag} />}
    </>
  );
}

function branchFor(branches: readonly Field[], value: unknown): Field {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const fits = ({ type }: Field) => (Array.isArray(value) ? type === 'list' : isGroup ? ['group', 'record', 'again', 'blocks'].includes(type) : !['group', 'record', 'again', 'list', 'blocks'].includes(type));
  return branches.find(fits) ?? branches[0]!;
}
