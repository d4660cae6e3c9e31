import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { caseKindSchema } from '@bridge/model';
import { CasePage, NoCase, QueueBeside, type Snippets as SnippetsFor } from '@bridge/staff';
import { useMedia } from '@bridge/ui';
import { usePageTitle } from '../shell/page-head.tsx';
import { documentQuery } from '../start/documents.ts';
import { offeredLocales } from '../start/page-locale.ts';
import { useDocument } from '../start/use-document.ts';
import { labelsOf } from './labels.ts';
import { labelsIn, usePostOptions } from './options.ts';

/** One case, beside the list it is of where there is room for both. */
export function StaffCasePage() {
  const { caseKey } = useParams({ from: '/signed-in/staff/cases/$caseKey' });
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/cases/$caseKey' });
  const navigate = useNavigate({ from: '/staff/cases/$caseKey' });
  const labels = { reportKind: labelsOf(useDocument('lists/reports').kinds) };
  const isWide = useMedia('(min-width: 1180px)');
  return (
    <div className={isWide ? 'br-staff-beside' : undefined}>
      {isWide && <QueueBeside search={{ kind, page }} labels={labels} open={caseKey} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />}
      <OpenCase />
    </div>
  );
}

/** Its kind and its id are the last part of the address. */
function OpenCase() {
  const { caseKey } = useParams({ from: '/signed-in/staff/cases/$caseKey' });
  const { page = 1, kind: listed } = useSearch({ from: '/signed-in/staff/cases/$caseKey' });
  const title = usePageTitle();
  const { categories, industries, skills } = usePostOptions();
  const labels = { category: labelsOf(categories), industries: labelsOf(industries), skills: labelsOf(skills), expertise: labelsIn(useDocument('onboarding/mentor')), reportKind: labelsOf(useDocument('lists/reports').kinds) };
  const [name = '', id = ''] = caseKey.split(/\.(.*)/s);
  const kind = v.safeParse(caseKindSchema, name);
  if (!kind.success) return <NoCase />;
  return <CasePage key={caseKey} kind={kind.output} caseId={id} labels={labels} snippets={(asked) => <Snippets {...asked} />} list={{ kind: listed, page }} onTitle={title} />;
}

/** Texts of content to begin a note with, in the language of who reads it; they are chosen by titles in the language of who chooses. */
function Snippets({ kind, language, decisions, label, placeholder, onChoose }: Parameters<SnippetsFor>[0]) {
  const { locale } = useRouteContext({ from: '__root__' });
  const known = offeredLocales.some(({ code }) => code === language);
  const { data } = useQuery(documentQuery('lists/decision-notes', known && language ? language : locale));
  const titles = useQuery(documentQuery('lists/decision-notes', locale)).data?.notes ?? [];
  const notes = (data?.notes ?? []).filter((note) => note.decisions.some((one) => decisions.includes(one)) && note.kinds.includes(kind));
  if (notes.length === 0) return null;
  return (
    <label className="br-field">
      <span className="br-label">{label}</span>
      <span className="br-select">
        <select value="" onChange={({ target }) => onChoose(notes.find(({ id }) => id === target.value)?.text ?? '')}>
          <option value="">{placeholder}</option>
          {notes.map((note) => (
            <option key={note.id} value={note.id}>
              {titles.find(({ id }) => id === note.id)?.label ?? note.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
