import { useTranslation } from 'react-i18next';
import type { StaffPerson } from '@bridge/model';
import { EntryNote } from './entry-note.tsx';
import { useActor } from './use-actor.ts';
import { useMoment } from './use-moment.ts';

/** What was decided so far, the first first; nothing where nothing was, unless that is worth a word. */
export function TrailSection({ title, entries, none }: { title: string; entries: StaffPerson['trail']; none?: string }) {
  if (entries.length === 0 && !none) return null;
  return (
    <section className="br-card br-stack" aria-labelledby="trail">
      <h2 className="br-d4" id="trail">
        {title}
      </h2>
      {entries.length > 0 ? <Trail entries={entries} /> : <p className="br-muted">{none}</p>}
    </section>
  );
}

/** Kinds of cases that are about something of the person; the others are about them. */
const ofWhat: ReadonlySet<string> = new Set(['complaint', 'report', 'held', 'sharing', 'mentor-change']);

function Trail({ entries }: { entries: StaffPerson['trail'] }) {
  const { t } = useTranslation('staff');
  const { at } = useMoment();
  const actor = useActor();
  return (
    <ol role="list" className="br-staff-trail">
      {entries.map((entry, index) => (
        <li key={index}>
          <time dateTime={entry.at}>{at(entry.at)}</time> {entry.kind && ofWhat.has(entry.kind) && <>{t(`kinds.${entry.kind}`, { defaultValue: entry.kind })}: </>}<b>{t(`actions.${entry.action}`, { defaultValue: entry.action })}</b> <bdi>{actor(entry.by)}</bdi>
          <EntryNote of={entry} className="br-muted br-staff-text" />
        </li>
      ))}
    </ol>
  );
}
