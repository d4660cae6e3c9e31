import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import type { List, Opened } from '@bridge/content';
import { placeOf } from './change.ts';
import { Conflicts } from './conflicts.tsx';
import { fieldId, SheetContext } from './field-context.ts';
import { FieldPlace } from './field-place.tsx';
import { useFormWords } from './form-words.ts';
import { Labelled } from './labelled.tsx';
import { LongLists, LongText } from './scalar-fields.tsx';
import { Texts } from './texts.tsx';
import type { useDraft } from './use-draft.ts';
import './editor.css';

type Draft = ReturnType<typeof useDraft>;
type Languages = { source: string; own: List['locales'][number] | undefined };

/** A document as a form, or its translation beside the source text: what two people changed, the fields, and the way to save them. */
export function DocumentForm({ file, locale, draft, languages, sought }: { file: string; locale: string | undefined; draft: Draft; languages: Languages; /** The way to a text that was looked for. */ sought?: readonly string[] | undefined }) {
  const { opened, value, told } = draft;
  const isOpen = value !== undefined && told !== undefined;
  const target = sought && isOpen ? (sought[0] === 'body' && file.endsWith('.mdx') ? ['body'] : locale === undefined ? placeOf(value, sought) : [...sought]) : undefined;
  const place = target && fieldId(target);
  useEffect(() => {
    if (place !== undefined) document.getElementById(place)?.focus();
  }, [place]);
  if (opened === undefined || opened === 'failed') return null;
  if (opened.state === 'unreadable') return null;
  return (
    <>
      {draft.conflicts.length > 0 && <Conflicts conflicts={draft.conflicts} settle={(choices) => void draft.settle(choices)} />}
      {isOpen && (
        <form
          className="wb-form"
          inert={draft.conflicts.length > 0}
          onSubmit={(event) => {
            event.preventDefault();
            void draft.save();
          }}
        >
          <SheetContext value={{ FieldPlace, value, shared: opened.form?.shared ?? [], ids: told.ids, faults: told.faults, target, change: draft.change }}>
            <LongLists />
            {opened.form && <FieldPlace field={opened.form.root} path={[]} label={file} value={value} bare />}
            {opened.texts && <Texts texts={opened.texts} value={value} accept={(key) => void draft.accept(key)} languages={languages} />}
            {file.endsWith('.mdx') && <Body value={value['body']} opened={opened} change={(typed) => draft.change(['body'], typed)} locale={locale} />}
          </SheetContext>
          <SaveBar draft={draft} />
        </form>
      )}
    </>
  );
}

function Body({ value, opened, change, locale }: { value: unknown; opened: Extract<Opened, { state: 'open' }>; change: (typed: string) => void; locale: string | undefined }) {
  const words = useFormWords();
  const source = opened.sourceBody;
  return (
    <Labelled path={['body']} label={words.body} about={words.bodyHelp}>
      {(input) => (
        <div className={source === undefined ? undefined : 'wb-beside'}>
          {source !== undefined && <pre className="wb-source" dir="auto">{source}</pre>}
          <LongText input={input} text={String(value ?? '')} rows={24} lang={locale} dir="auto" write={change} />
        </div>
      )}
    </Labelled>
  );
}

function SaveBar({ draft }: { draft: Draft }) {
  const words = useFormWords();
  const { state } = draft;
  const [wasAsked, setWasAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault(); // the browser would save the page
      if (!button.current?.closest('[inert]')) button.current?.click();
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  }, []);
  const told = draft.told!; // the form is drawn once it has been told
  const count = told.faults.length;
  return (
    <div className="wb-save">
      {told.elsewhere.length > 0 && (
        <div className="wb-note">
          <p>{words.elsewhere}</p>
          <ul>
            {told.elsewhere.slice(0, 8).map((fault) => (
              <li key={`${fault.file} ${fault.message}`} className="br-error" lang="en" dir="ltr">
                {fault.file}:{fault.line}:{fault.column} {fault.message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="wb-buttons">
        <Button ref={button} size="3" aria-keyshortcuts="Control+S Meta+S" disabled={state === 'saving'} onClick={() => setWasAsked(true)}>
          {words.save}
        </Button>
        {['unsaved', 'refused'].includes(state) && (
          <Button size="3" type="button" variant="soft" onClick={() => void draft.discard()}>
            {words.discard}
          </Button>
        )}
        <p role="status" className={state === 'refused' || state === 'failed' ? 'wb-bad' : undefined}>
          {state === 'unchanged' && wasAsked ? words.states.saved : words.states[state]} {count > 0 && <b className="wb-bad">{words.faults(count)}</b>}
          {draft.followed && <span>· {words.brought}</span>}
        </p>
      </div>
    </div>
  );
}
