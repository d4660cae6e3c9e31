import { Button } from '@radix-ui/themes';
import type { List } from '@bridge/content';
import { DocumentForm, drawn, FormWordsContext, useDraft } from '@bridge/staff/editor';
import { editorOf } from './editor-address.ts';
import { DocumentActions } from './document-actions.tsx';
import { formWords, ownDesk } from './own-desk.ts';
import { Preview } from './preview.tsx';
import { addressIn, screensShowing } from './shown-at.ts';
import { words } from './words.ts';

/** One document as a form, or its translation beside the source text, with a page that shows it. */
export function Editor({ file, locale, list, shown, sought }: { file: string; locale: string | undefined; list: List; shown: Map<string, string[]>; /** The way to a text that was looked for. */ sought?: readonly string[] | undefined }) {
  const draft = useDraft(ownDesk, file, locale);
  const { opened, value, told } = draft;
  const id = file.replace(/\.(?:json|mdx)$/, '');
  const pages = shown.get(id) ?? [];
  const language = locale ?? list.source;
  const own = list.locales.find(({ code }) => code === language);
  const sheet = pages.length === 0 ? drawn(file, locale === undefined ? value : told?.drawn) : undefined;
  const addresses = pages.length > 0 ? pages : screensShowing(id);
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
        <FormWordsContext value={formWords}>
          <DocumentForm file={file} locale={locale} draft={draft} languages={{ source: list.source, own }} sought={sought} />
        </FormWordsContext>
      </div>
      <FormWordsContext value={formWords}>
        <Preview drawn={sheet} language={own} draft={{ id, locale: language, document: told?.drawn }} addresses={(addresses.length > 0 ? addresses : ['/']).map((address) => addressIn(address, language, list.source))} />
      </FormWordsContext>
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
