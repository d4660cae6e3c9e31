import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Release } from '@bridge/model';
import { EmptyState, Loaded, PageHead, Skeleton, useLeftOpen } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { useActor } from '../parts/use-actor.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { releasesQuery } from '../queries.ts';
import { ChangesSection, UndoButton } from '../changes/changes-section.tsx';
import { BackDialog, releaseName } from './back-dialog.tsx';

/** What is live of the content, what was before, and the way back to it. */
export function ReleasesPage({ page, onPage, onChange }: { page: number; onPage: (page: number) => void; /** Goes to a change. */ onChange: (id: string) => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(releasesQuery(page)));
  const [chosen, setChosen] = useLeftOpen(query.data?.releases, releaseName);
  return (
    <>
      <PageHead title={t('releases.title')} lead={t('releases.lead')} />
      <ChangesSection onBegun={onChange} />
      <section className="br-card br-stack" aria-labelledby="releases">
        <h2 className="br-d3" id="releases">{t('releases.releases')}</h2>
        <Loaded query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)}>
          {({ releases }) =>
            releases.length === 0 ? (
              <EmptyState action={null} title={t('releases.none')} text={t('releases.noneText')} />
            ) : (
              <ul role="list" className="br-list br-list-wrap br-rows">
                {releases.map((release) => (
                  <ReleaseRow key={release.id} release={release} onLook={() => setChosen(release)} onUndo={onChange} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <Paging page={page} shown={query.data} onPage={onPage} />
      {chosen && query.data && <BackDialog release={chosen} generation={query.data.generation} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ReleaseRow({ release: { id, by, at, note, live, liveBy, isLive }, onLook, onUndo }: { release: Release; onLook: () => void; onUndo: (id: string) => void }) {
  const { t } = useTranslation('staff');
  const { at: when } = useMoment();
  const actor = useActor();
  const said = isLive ? 'releases.since' : live === null ? 'releases.made' : 'releases.was';
  return (
    <li>
      <div className="br-grow br-stack">
        <h3 className="br-d4">
          {t('releases.release')} <code>{id}</code> {isLive && <b className="br-staff-live">{t('releases.live')}</b>}
        </h3>
        {note && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        <p className="br-small br-muted">{t(said, { at: when(live ?? at), by: actor(liveBy ?? by) })}</p>
      </div>
      {live !== null && <UndoButton release={id} onBegun={onUndo} />}
      {!isLive && (
        <Button size="2" variant="outline" aria-label={t('releases.lookOf', { id })} onClick={onLook}>
          {t('releases.look')}
        </Button>
      )}
    </li>
  );
}
