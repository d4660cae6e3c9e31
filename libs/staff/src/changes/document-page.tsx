import { useMemo } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ContentChange } from '@bridge/model';
import { FailedState, Note } from '@bridge/ui';
import { DocumentForm } from '../editor/document-form.tsx';
import { FormWordsContext } from '../editor/form-words.ts';
import { useDraft } from '../editor/use-draft.ts';
import { PicturePanel } from '../pictures/picture-panel.tsx';
import { documentsQuery } from '../queries.ts';
import { DocumentPreview } from './document-preview.tsx';
import { deskOf } from './desk-of.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { useConsoleWords } from './use-console-words.ts';

/** One document of a change as a form, or its translation beside the source text. */
export function DocumentPage({ change, file, locale, sought }: { change: ContentChange; file: string; locale: string | undefined; sought: readonly string[] | undefined }) {
  const { id, name, state, revision } = change;
  const go = useNavigate();
  const { t } = useTranslation('editing');
  const client = useQueryClient();
  const desk = useMemo(() => deskOf(id, client), [id, client]);
  const draft = useDraft(desk, file, locale);
  const { data } = useQuery(documentsQuery(id, ''));
  const words = useConsoleWords();
  const source = data?.list.source ?? 'en';
  const own = data?.list.locales.find(({ code }) => code === (locale ?? source));
  const languages = data?.list.rows.find((row) => row.file === file)?.languages ?? {};
  const { opened } = draft;
  return (
    <article className="br-stack">
      <header className="br-stack">
        <p className="br-small">
          <Link className="br-link" to="/staff/changes/$changeId" params={{ changeId: id }} search={{}}>
            {t('form.all')}: <bdi>{name}</bdi>
          </Link>
        </p>
        <h1 className="br-d3 br-name">
          <bdi lang="en">{file}</bdi>
        </h1>
        {Object.keys(languages).length > 0 && (
          <nav aria-label={t('form.language')}>
            <ul role="list" className="br-changes-languages">
              {[undefined, ...Object.keys(languages)].map((code) => (
                <li key={code ?? source}>
                  <Link className="br-link" to="/staff/changes/$changeId" params={{ changeId: id }} search={{ file, locale: code }} aria-current={code === locale ? 'page' : undefined}>
                    {code === undefined ? t('form.source') : (data?.list.locales.find((one) => one.code === code)?.name ?? code)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {state !== 'open' && <Note>{t('form.closed')}</Note>}
      {opened === undefined && <p role="status">{t('form.reading')}</p>}
      {opened === 'failed' && (
        <FailedState
          title={t('form.failed')}
          action={
            <Button variant="soft" onClick={() => void draft.reopen()}>
              {t('form.retry')}
            </Button>
          }
        />
      )}
      {opened !== undefined && opened !== 'failed' && opened.state === 'unreadable' && <Note tone="red">{t('form.unreadable')}</Note>}
      <EarlierVersions key={locale} changeId={id} file={file} locale={locale} draft={draft} />
      <FormWordsContext value={words}>
        <div className="br-changes-beside">
          <div className="br-changes-form">
            {file.startsWith('pictures/') && locale === undefined && state === 'open' && <PicturePanel changeId={id} revision={revision} file={file} draft={draft} onGone={() => void go({ to: '/staff/changes/$changeId', params: { changeId: id }, search: {} })} />}
            <DocumentForm file={file} locale={locale} draft={draft} languages={{ source, own }} sought={sought} />
          </div>
          {data && <DocumentPreview change={change} file={file} locale={locale} draft={draft} list={data.list} />}
        </div>
      </FormWordsContext>
    </article>
  );
}
