import { useTranslation } from 'react-i18next';
import type { StaffCase } from '@bridge/model';
import { EntryNote } from './entry-note.tsx';
import { useActor } from './use-actor.ts';
import { useMoment } from './use-moment.ts';

/** What was decided so far, the first first; nothing where nothing was. */
export function TrailSection({ title, entries }: { title: string; entries: StaffCase['trail'] }) {
  if (entries.length === 0) return null;
  return (
    <section className="br-card br-stack" aria-labelledby="trail">
      <h2 className="br-d4" id="trail">
        {title}
      </h2>
      <Trail entries={entries} />
    </section>
  );
}

function Trail({ entries }: { entries: StaffCase['trail'] }) {
  const { t } = useTranslation('staff');
  const { at } = useMoment();
  const actor = useActor();
  return (
    <ol role="list" className="br-staff-trail">
      {entries.map((entry, index) => (
        <li key={index}>
          <time dateTime={entry.at}>{at(entry.at)}</time> <b>{t(`actions.${entry.action}`, { defaultValue: entry.action })}</b> <bdi>{actor(entry.by)}</bdi>
          <EntryNote of={entry} className="br-muted br-staff-text" />
        </li>
      ))}
    </ol>
  );
}
