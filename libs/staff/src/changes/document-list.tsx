import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { List, Row } from '@bridge/content';
import { Loaded, SearchBox, Skeleton } from '@bridge/ui';
import { spoken } from '../editor/spoken.ts';
import { NewPicture } from '../pictures/new-picture.tsx';
import { useWords } from '../parts/use-words.ts';
import { documentsQuery } from '../queries.ts';
import { NewDocument } from './new-document.tsx';

/** The documents of a change, by folder; found by their path, or by words on the screen. */
export function DocumentList({ changeId, q, onSearch }: { changeId: string; q: string; onSearch: (search: { q?: string | undefined; file?: string }) => void }) {
  const { t } = useTranslation('editing');
  const words = useWords();
  const query = useQuery(documentsQuery(changeId, q.length > 1 ? q : ''));
  return (
    <section className="br-card br-stack" aria-labelledby="documents">
      <h2 className="br-d3" id="documents">
        {t('documents.title')}
      </h2>
      <SearchBox label={t('documents.search')} q={q} onSearch={(next) => onSearch({ q: next || undefined })} />
      <p className="br-help">{t('documents.searchHelp')}</p>
      <Loaded query={query} loading={t('documents.reading')} outline={<Skeleton height="12em" />} failed={words.failed(query.error)}>
        {({ list, hits }) => (
          <>
            {q.length > 1 && (
              <section className="br-stack" aria-labelledby="found">
                <h3 className="br-d4" id="found">
                  <span role="status">{t('documents.found', { count: hits.length })}</span>
                </h3>
                <ul role="list" className="br-list br-rows">
                  {hits.map(({ file, path, text, locale }) => (
                    <li key={`${locale} ${file} ${path.join('/')}`}>
                      <div className="br-grow">
                        <Link className="br-link" to="/staff/changes/$changeId" params={{ changeId }} search={{ file, locale, at: path.join('/') }}>
                          <bdi lang="en">
                            {file} › {path.map(spoken).join(' › ')}
                          </bdi>
                        </Link>
                        <p className="br-small br-staff-text" dir="auto" lang={locale ?? list.source}>
                          {text}
                        </p>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <div>
              <Folders changeId={changeId} list={list} wanted={q} hasTexts={q.length > 1 && hits.length > 0} />
              <NewPicture changeId={changeId} list={list} onMade={(file) => onSearch({ file })} />
              <NewDocument changeId={changeId} kinds={list.creatable} onMade={(file) => onSearch({ file })} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** A folder is closed until somebody opens it, or looks for something: the content has hundreds of documents. */
function Folders({ changeId, list, wanted, hasTexts }: { changeId: string; list: List; wanted: string; /** What was looked for was found in texts. */ hasTexts: boolean }) {
  const { t } = useTranslation('editing');
  const rows = list.rows.filter(({ file }) => wanted.toLowerCase().split(/\s+/).every((word) => file.toLowerCase().includes(word)));
  const folders = [...new Set(rows.map(folderOf))].map((folder) => [folder, rows.filter((row) => folderOf(row) === folder)] as const);
  if (rows.length === 0) return hasTexts ? null : <p>{t('documents.none')}</p>;
  return folders.map(([folder, inside]) => <Folder key={folder} changeId={changeId} list={list} name={folder || t('documents.folder')} rows={inside} isWanted={wanted !== ''} />);
}

function Folder({ changeId, list, name, rows, isWanted }: { changeId: string; list: List; name: string; rows: readonly Row[]; isWanted: boolean }) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isWanted || isOpened;
  return (
    <details className="br-changes-folder" open={isOpen} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
      <summary>
        <bdi lang="en">{name}</bdi> <span className="br-muted">{rows.length}</span>
      </summary>
      {isOpen && (
        <ul role="list" className="br-list br-rows">
          {rows.map((row) => (
            <DocumentRow key={row.file} changeId={changeId} list={list} row={row} />
          ))}
        </ul>
      )}
    </details>
  );
}

function DocumentRow({ changeId, list, row: { file, languages, faults } }: { changeId: string; list: List; row: Row }) {
  const { t } = useTranslation('editing');
  const to = (locale?: string) => ({ to: '/staff/changes/$changeId', params: { changeId }, search: { file, locale } }) as const;
  const counts = Object.entries(languages);
  return (
    <li>
      <div className="br-grow br-stack">
        <Link className="br-link" {...to()}>
          <bdi lang="en">{file}</bdi>
        </Link>
        {faults.map(({ line, message }) => (
          <p key={`${line} ${message}`} className="br-error" lang="en" dir="ltr">
            {line}: {message}
          </p>
        ))}
        {counts.length > 0 && (
          <ul role="list" className="br-changes-languages" aria-label={t('documents.languages', { file })}>
            {counts.map(([code, { texts, translated, stale }]) => (
              <li key={code}>
                <Link className="br-link" {...to(code)}>
                  {t('documents.language', { language: list.locales.find((one) => one.code === code)?.name ?? code, translated, texts })}
                  {stale > 0 && <b> · {t('documents.stale', { count: stale })}</b>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function folderOf({ file }: Row): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
}
