import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { years, type SharedBlueprint } from '@bridge/model';
import { ApiError } from '@bridge/client';
import { Avatar, Bridge, FailedState, Skeleton, SkeletonAvatar, SlowNote } from '@bridge/ui';
import { LabelledBridge } from '../parts/labelled-bridge.tsx';
import { saidIn } from '../parts/said-in.ts';
import { Vision } from '../parts/vision.tsx';
import { TickBox } from '../parts/tick-box.tsx';
import { yearNumber } from '../rules/roadmap.ts';
import { sharedBlueprintQuery } from './queries.ts';
import '../blueprint.css';

/** The page of a shared blueprint. `id` is whose it is; `onLoaded` hears its title, `action` invites the reader, `menu` stands at the name. */
export function SharedBlueprintPage({ id, onLoaded, action, menu }: { id: string; onLoaded?: (title: string) => void; action: ReactNode; menu?: ReactNode }) {
  const { t } = useTranslation('sharing');
  const { data: shared, error, refetch } = useQuery(sharedBlueprintQuery(id));
  const title = shared && t('page.title', shared);
  useEffect(() => {
    if (title === undefined) return;
    onLoaded?.(title);
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView(); // a link may lead to one year
  }, [title, onLoaded]);
  return <SharedBlueprintView shown={shared ?? whyNot(id, error)} onRetry={() => void refetch()} action={action} menu={menu} />;
}

/** A shared blueprint, or why there is none to see: no id, still on its way, not here (any more), out of reach. */
export type ShownBlueprint = SharedBlueprint | 'missing' | 'loading' | 'notShared' | 'failed';

function whyNot(id: string, error: Error | null): ShownBlueprint {
  if (!id) return 'missing';
  if (!error) return 'loading';
  return error instanceof ApiError && error.code === 'blueprint-not-found' ? 'notShared' : 'failed';
}

/** What the page shows: the build draws it, too. */
export function SharedBlueprintView({ shown, onRetry, action, menu }: { shown: ShownBlueprint; onRetry: () => void; action: ReactNode; menu?: ReactNode }) {
  const { t } = useTranslation('sharing');
  return (
    <>
      {typeof shown === 'string' ? <NotShown why={shown} onRetry={onRetry} /> : <Shared shared={shown} menu={menu} />}
      <section className="br-card">
        <h2 className="br-d4">{t('page.own')}</h2>
        <p>{t('page.ownText')}</p>
        <div>{action}</div>
      </section>
    </>
  );
}

function NotShown({ why, onRetry }: { why: Extract<ShownBlueprint, string>; onRetry: () => void }) {
  const { t } = useTranslation('sharing');
  if (why === 'missing') return <FailedState level={1} title={t('page.missing')} text={t('page.missingText')} />;
  if (why !== 'loading') return <FailedState level={1} title={t('page.failed')} text={t(why === 'notShared' ? 'page.notShared' : 'page.failedText')} onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <p role="status">{t('page.loading')}</p>
      <SlowNote />
      <section className="br-card br-stack" aria-hidden="true">
        <SkeletonAvatar />
        <Skeleton width="40%" height="32px" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </section>
    </div>
  );
}

function Shared({ shared: { firstName, lastName, email, careerBlueprint }, menu }: { shared: SharedBlueprint; menu: ReactNode }) {
  const { t } = useTranslation('sharing');
  const { structuredJson: { careerVision }, language, roadmap, progress } = careerBlueprint;
  return (
    <article className="br-card">
      <Flex direction="column" align="start" gap="3" className="bp-who">
        <Avatar firstName={firstName} lastName={lastName} size="huge" />
        <h1 className="br-d2 br-name">{`${firstName} ${lastName}`}</h1>
        {email && (
          <a className="br-link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {menu && <div className="bp-menu">{menu}</div>}
      </Flex>
      {careerVision ? <Vision text={careerVision} language={language} heading="h2" /> : <Vision text={t('page.noVision')} heading="h2" />}
      {progress && (
        <section className="br-stack">
          <h2 className="br-d4">{t('page.progress')}</h2>
          <LabelledBridge years={progress} />
        </section>
      )}
      {roadmap && <Roadmap roadmap={roadmap} language={language} isLed={!progress} />}
    </article>
  );
}

/** `isLed`: a bridge leads it, of which nothing is said; how far its owner is, is not shared. */
function Roadmap({ roadmap, language, isLed }: { roadmap: NonNullable<SharedBlueprint['careerBlueprint']['roadmap']>; language: string | undefined; isLed: boolean }) {
  const { t } = useTranslation('sharing');
  const { t: inBlueprint } = useTranslation('blueprint');
  return (
    <section className="br-stack">
      <h2 className="br-d4">{t('page.roadmap')}</h2>
      {isLed && <Bridge years={years.map((year) => ({ done: 0, total: roadmap[year].length }))} walker={false} lamps={false} />}
      {years.map((year) => (
        <section key={year} id={year}>
          <h3 className="br-label">{inBlueprint('year', { year: yearNumber(year) })}</h3>
          <ol role="list" className="br-ml">
            {roadmap[year].map(({ text, own, completed }, place) => (
              <li key={place} className={completed === undefined ? 'br-mile is-plain' : completed ? 'br-mile is-done' : 'br-mile'}>
                {completed !== undefined && <TickBox on={completed} label={completed ? inBlueprint('milestone.completed') : undefined} />}
                <p {...saidIn({ language }, { own })}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
