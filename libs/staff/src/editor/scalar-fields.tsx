import { TextArea, TextField } from '@radix-ui/themes';
import type { Field } from '@bridge/content';
import { at, type Path } from './change.ts';
import { useSheet } from './field-context.ts';
import { Labelled, type Described } from './labelled.tsx';
import { useFormWords } from './form-words.ts';

export type Place<Kind extends Field['type']> = { field: Extract<Field, { type: Kind }>; path: Path; label: string; value: unknown; optional?: boolean; set: (wanted: unknown) => void };

const longLine = 140;

export function TextPlace({ field, path, label, value, optional, set }: Place<'text'>) {
  const words = useFormWords();
  const { maximum, rich } = field;
  const text = value === undefined ? '' : String(value);
  const about = [field.about, rich && words.rich].filter(Boolean).join(' ');
  const isLong = (maximum ?? longLine + 1) > longLine;
  const write = (typed: string) => set(typed === '' && optional ? undefined : typed);
  return (
    <Labelled path={path} label={label} about={about} optional={optional} length={text.length} maximum={maximum}>
      {(input) => (isLong ? <LongText input={input} text={text} write={write} /> : <TextField.Root size="3" {...input} value={text} onChange={(event) => write(event.target.value)} />)}
    </Labelled>
  );
}

export function LongText({ input, text, write, rows, dir, lang }: { input: Described; text: string; write: (typed: string) => void; rows?: number; dir?: string | undefined; lang?: string | undefined }) {
  const lines = Math.min(8, Math.max(2, Math.ceil(text.length / 64), text.split('\n').length));
  return <TextArea size="3" resize="vertical" rows={rows ?? lines} {...input} {...(dir && { dir: dir as 'ltr' | 'rtl' })} lang={lang} value={text} onChange={(event) => write(event.target.value)} />;
}

export function LinePlace({ field, path, label, value, optional, set }: Place<'string'>) {
  const words = useFormWords();
  const isId = field.kind === 'id';
  const text = value === undefined ? '' : String(value);
  return (
    <Labelled path={path} label={label} about={isId ? words.fixedId : field.about} optional={optional} length={text.length} maximum={field.maximum}>
      {(input) => <TextField.Root size="3" {...input} type={field.kind === 'date' ? 'date' : 'text'} readOnly={isId} value={text} onChange={(event) => set(event.target.value === '' && optional ? undefined : event.target.value)} />}
    </Labelled>
  );
}

/** What is no number stays as it was typed, and the checker says so. */
export function NumberPlace({ field, path, label, value, optional, set }: Place<'number'>) {
  const write = (typed: string) => set(typed === '' ? (optional ? undefined : '') : /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);
  const range = field.minimum === undefined && field.maximum === undefined ? undefined : `${field.minimum ?? ''}–${field.maximum ?? ''}`;
  return (
    <Labelled path={path} label={label} about={[field.about, range].filter(Boolean).join(' ')} optional={optional}>
      {(input) => <TextField.Root size="3" {...input} inputMode={field.whole ? 'numeric' : 'decimal'} value={value === undefined ? '' : String(value)} onChange={(event) => write(event.target.value)} />}
    </Labelled>
  );
}

export function SwitchPlace({ field, path, label, value, optional, set }: Place<'switch'>) {
  const words = useFormWords();
  const options = [...(optional ? [{ value: '', label: words.notSet }] : []), { value: 'true', label: words.yes }, { value: 'false', label: words.no }];
  return <Choice path={path} label={label} about={field.about} optional={optional} value={value === undefined ? '' : String(value)} options={options} set={(chosen) => set(chosen === '' ? undefined : chosen === 'true')} />;
}

export function ChoicePlace({ field, path, label, value, optional, set }: Place<'choice'>) {
  const words = useFormWords();
  const options = [...(optional ? [{ value: '', label: words.notSet }] : []), ...field.values.map((one) => ({ value: one, label: one }))];
  return <Choice path={path} label={label} about={field.about} optional={optional} value={value === undefined ? '' : String(value)} options={options} set={(chosen) => set(chosen === '' ? undefined : chosen)} />;
}

/** The only value it can have: there or not. */
export function FixedPlace({ field, path, label, value, optional, set }: Place<'fixed'>) {
  const words = useFormWords();
  if (!optional) return null;
  const only = String(field.value);
  return <Choice path={path} label={label} about={field.about} optional value={value === undefined ? '' : String(value)} options={[{ value: '', label: words.notSet }, { value: only, label: only }]} set={(chosen) => set(chosen === '' ? undefined : field.value)} />;
}

export function ReferencePlace({ field, path, label, value, optional, set }: Place<'reference'>) {
  const words = useFormWords();
  const { ids, value: document } = useSheet();
  const parent = parentOf(field, path, document);
  const known = (ids[field.collection] ?? []).filter((one) => parent === undefined || one.parent === parent).map(({ id }) => id);
  const text = value === undefined ? '' : String(value);
  if (parent === undefined && isLong(known)) {
    return (
      <Labelled path={path} label={label} about={field.about} optional={optional}>
        {(input) => <TextField.Root size="3" {...input} list={listId(field.collection)} value={text} onChange={(event) => set(event.target.value === '' && optional ? undefined : event.target.value)} />}
      </Labelled>
    );
  }
  const options = [...new Set([...(text === '' ? [] : [text]), ...known])].map((id) => ({ value: id, label: id }));
  return <Choice path={path} label={label} about={field.about} optional={optional} value={text} options={[{ value: '', label: optional ? words.notSet : words.choose }, ...options]} set={(chosen) => set(chosen === '' && optional ? undefined : chosen)} />;
}

/** The ids of the large collections, once for all fields that name them: a choice of hundreds in each would make a form slow. */
export function LongLists() {
  const { ids } = useSheet();
  return Object.entries(ids).filter(([, known]) => isLong(known)).map(([collection, known]) => (
    <datalist key={collection} id={listId(collection)}>
      {known.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) === index).map((id) => (
        <option key={id} value={id} />
      ))}
    </datalist>
  ));
}

const isLong = (known: readonly unknown[]) => known.length > 60;
const listId = (collection: string) => `ids-${collection}`;

/** The item whose ids may be named: see `within` of the schema. */
function parentOf({ within }: Extract<Field, { type: 'reference' }>, path: Path, document: unknown): string | undefined {
  if (within === undefined) return undefined;
  if (typeof within === 'object' && 'item' in within) return within.item;
  for (let length = path.length - 1; length >= 0; length--) {
    const around = at(document, path.slice(0, length)) as Record<string, unknown> | undefined; // what a path leads through
    if (within === 'key' && typeof path[length] === 'string' && around && !Array.isArray(around)) return String(path[length]);
    const found = around?.[typeof within === 'object' ? within.field : 'id'];
    if (within !== 'key' && typeof found === 'string') return found;
  }
  return undefined;
}

export function Choice({ path, label, about, optional, value, options, set }: { path: Path; label: string; about?: string | undefined; optional?: boolean | undefined; value: string; options: readonly { value: string; label: string }[]; set: (chosen: string) => void }) {
  return (
    <Labelled path={path} label={label} about={about} optional={optional ?? false}>
      {(input) => (
        <div className="br-select">
          <select {...input} value={value} onChange={(event) => set(event.target.value)}>
            {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Labelled>
  );
}
