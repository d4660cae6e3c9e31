import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import type { List } from '@bridge/content-tool';
import { placeOf } from './change.ts';
import { Conflicts } from './conflicts.tsx';
import { editorOf } from './editor-address.ts';
import { DocumentActions } from './document-actions.tsx';
import { drawn } from './drawn.tsx';
import { fieldId, SheetContext } from './field-context.ts';
import { FieldPlace } from './field-place.tsx';
import { Labelled } from './labelled.tsx';
import { Preview } from './preview.tsx';
import { LongLists, LongText } from './scalar-fields.tsx';
import { addressIn, screensShowing } from './shown-at.ts';
import { Texts } from './texts.tsx';
import { useDraft } from './use-draft.ts';
import { words } from './words.ts';

/** One document as a form, or its translation beside the source text, with a page that shows it. */
export function Editor({ file, locale, list, shown, sought }: { file: string; locale: string | undefined; list: List; shown: Map<string, string[]>; /** The way to a text that was looked for. */ sought?: readonly string[] | undefined }) {
  const draft = useDraft(file, locale);
  const { opened, value, told, state } = draft;
  const id = file.replace(/\.(?:json|mdx)$/, '');
  const pages = shown.get(id) ?? [];
  const language = locale ?? list.source;
  const own = list.locales.find(({ code }) => code === language);
  const sheet = pages.length === 0 ? drawn(file, locale === undefined ? value : told?.drawn) : undefined;
  const addresses = pages.length > 0 ? pages : screensShowing(id);
  const isOpen = value !== undefined && told !== undefined;
  const target = sought && isOpen ? (sought[0] === 'body' && file.endsWith('.mdx') ? ['body'] : locale === undefined ? placeOf(value, sought) : [...sought]) : undefined;
  const place = target && fieldId(target);
  useEffect(() => {
    if (place !== undefined) document.getElementById(place)?.focus();
  }, [place]);
  return (
    <div className="wb-editor">
      <div className="wb-side">
        <nav className="wb-bar" aria-label={words.language}>
          <a href="/content">{words.back}</a>
          <Languages file={file} locale={locale} list={list} />
        </nav>
        <h1 className="wb-file">{file}</h1>
        {locale === undefined && list.rows.find((row) => row.file === file)?.isOneOfMany && <DocumentActions file={file} />}
        {opened === undefined && <p role="status">{words.loading}</p>}
        {opened === 'failed' && (
          <div role="alert" className="wb-note">
            <p>{list.rows.some((row) => row.file === file) ? words.failed : words.noDocument}</p>
            <Button variant="soft" onClick={() => void draft.reopen()}>
              {words.retry}
            </Button>
          </div>
        )}
        {opened !== undefined && opened !== 'failed' && opened.state === 'unreadable' && (
          <div role="alert" className="wb-note">
            <p>{words.unreadable}</p>
            {opened.faults.map(({ file: at, line, column, message }) => (
              <p key={`${line} ${column} ${message}`} className="br-error">
                {at}:{line}:{column} {message}
              </p>
            ))}
          </div>
        )}
        {draft.conflicts.length > 0 && <Conflicts conflicts={draft.conflicts} settle={(choices) => void draft.settle(choices)} />}
        {value && told && opened !== undefined && opened !== 'failed' && opened.state === 'open' && (
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
              {opened.texts && <Texts texts={opened.texts} value={value} accept={(key) => void draft.accept(key)} languages={{ source: list.source, own }} />}
              {file.endsWith('.mdx') && <Body value={value['body']} source={opened.sourceBody} change={(typed) => draft.change(['body'], typed)} locale={locale} />}
            </SheetContext>
            <SaveBar draft={draft} state={state} />
          </form>
        )}
      </div>
      <Preview drawn={sheet} language={own} draft={{ id, locale: language, document: told?.drawn }} addresses={(addresses.length > 0 ? addresses : ['/']).map((address) => addressIn(address, language, list.source))} />
    </div>
  );
}

function Languages({ file, locale, list }: { file: string; locale: string | undefined; list: List }) {
  const translated = list.rows.find((row) => row.file === file)?.languages ?? {};
  return (
    <ul className="wb-languages">
      <li>
        <a href={editorOf(file)} aria-current={locale === undefined ? 'page' : undefined}>
          {words.source}
        </a>
      </li>
      {list.locales.filter(({ code }) => translated[code]).map(({ code, name }) => (
        <li key={code}>
          <a href={editorOf(file, code)} aria-current={locale === code ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Body({ value, source, change, locale }: { value: unknown; source: string | undefined; change: (typed: string) => void; locale: string | undefined }) {
  return (
    <Labelled path={['body']} label={words.body} about={words.bodyHelp}>
      {(input) => (
        <div className={source === undefined ? undefined : 'wb-beside'}>
          {source !== undefined && <pre className="wb-source">{source}</pre>}
          <LongText input={input} text={String(value ?? '')} rows={24} lang={locale} dir="auto" write={change} />
        </div>
      )}
    </Labelled>
  );
}

function SaveBar({ draft, state }: { draft: ReturnType<typeof useDraft>; state: ReturnType<typeof useDraft>['state'] }) {
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
  const lines = { saved: words.saved, unsaved: words.unsaved, saving: words.saving, refused: words.refused, unchanged: wasAsked ? words.saved : words.unchanged, failed: words.failed };
  const count = told.faults.length;
  return (
    <div className="wb-save">
      {told.elsewhere.length > 0 && (
        <div className="wb-note">
          <p>{words.elsewhere}</p>
          <ul>
            {told.elsewhere.slice(0, 8).map((fault) => (
              <li key={`${fault.file} ${fault.message}`} className="br-error">
                {fault.file}:{fault.line}:{fault.column} {fault.message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="wb-buttons">
        <Button
          ref={button}
          size="3"
          aria-keyshortcuts="Control+S Meta+S"
          disabled={state === 'saving'}
          onClick={() => setWasAsked(true)}
        >
          {words.save}
        </Button>
        {['unsaved', 'refused'].includes(state) && (
          <Button size="3" type="button" variant="soft" onClick={() => void draft.discard()}>
            {words.discard}
          </Button>
        )}
        <p role="status" className={state === 'refused' || state === 'failed' ? 'wb-bad' : undefined}>
          {lines[state]} {count > 0 && <b className="wb-bad">{words.faults(count)}</b>}
          {draft.followed && <span>· {words.brought}</span>}
        </p>
      </div>
    </div>
  );
}
