import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Snippets } from '@bridge/staff';
import { documentQuery } from '../start/documents.ts';
import { localeOf } from '../start/page-locale.ts';

/** Texts of content to begin a note with, in the language of who reads it; they are chosen by titles in the language of who chooses. */
export function DecisionNotes({ kind, language, decisions, label, placeholder, onChoose }: Parameters<Snippets>[0]) {
  const { locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(documentQuery('lists/decision-notes', language === null ? locale : localeOf(language).code)); // as mails are: in the content's own where theirs is not known
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
