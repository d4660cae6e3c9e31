import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { caseKindSchema } from '@bridge/model';
import { AuditPage, CasePage, DecisionsPage, HealthPage, MembersPage, NoCase, PeoplePage, PersonPage, QueueBeside, QueuePage, ReleasesPage, StaffFrame, type Snippets as SnippetsFor } from '@bridge/staff';
import { useMedia } from '@bridge/ui';
import { usePageTitle } from '../shell/page-head.tsx';
import { documentQuery } from '../start/documents.ts';
import { offeredLocales } from '../start/page-locale.ts';
import { useDocument } from '../start/use-document.ts';
import { labelsIn, usePostOptions } from './options.ts';

/** What all rooms of the console stand in. */
export function StaffRooms() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  );
}

/** What waits; the kind and the page are kept in the address. */
export function StaffQueue() {
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/' });
  const navigate = useNavigate({ from: '/staff/' });
  return <QueuePage search={{ kind, page }} labels={{ reportKind: labelsOf(useDocument('lists/reports').kinds) }} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />;
}

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

/** Nothing of the console is at this address. */
export function StaffNothing() {
  return <NoCase />;
}

export function StaffDecisions() {
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/decisions' });
  const navigate = useNavigate({ from: '/staff/decisions' });
  return <DecisionsPage search={{ kind, page }} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />;
}

/** Whom was looked for is kept in the address. */
export function StaffPeople() {
  const { q = '' } = useSearch({ from: '/signed-in/staff/people' });
  const navigate = useNavigate({ from: '/staff/people' });
  return <PeoplePage q={q} onSearch={(next) => void navigate({ search: { q: next || undefined }, replace: true })} />;
}

export function StaffPersonPage() {
  const { personId } = useParams({ from: '/signed-in/staff/people/$personId' });
  const title = usePageTitle();
  const navigate = useNavigate();
  return <PersonPage key={personId} personId={personId} onTitle={title} onClosed={() => void navigate({ to: '/staff/people', search: {} })} />;
}

export function StaffMembers() {
  return <MembersPage presets={useDocument('lists/staff-presets').presets} />;
}

export function StaffReleases() {
  const { page = 1 } = useSearch({ from: '/signed-in/staff/releases' });
  const navigate = useNavigate({ from: '/staff/releases' });
  return <ReleasesPage page={page} onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })} onChange={(changeId) => void navigate({ to: '/staff/changes/$changeId', params: { changeId }, search: {} })} />;
}

export function StaffHealthRoom() {
  return <HealthPage />;
}

export function StaffAudit() {
  const { page = 1, q = '' } = useSearch({ from: '/signed-in/staff/audit' });
  const navigate = useNavigate({ from: '/staff/audit' });
  return <AuditPage search={{ q, page }} onSearch={(next) => void navigate({ search: { q: next.q || undefined, page: next.page > 1 ? next.page : undefined }, replace: next.q !== q })} />;
}

function labelsOf(options: readonly { id: string; label: string }[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ id, label }) => [id, label]));
}
