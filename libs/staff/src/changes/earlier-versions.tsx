import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, messageOf } from '@bridge/client';
import { contract, type DocumentVersion } from '@bridge/model';
import { firstClick, Loaded, Note, Skeleton, useOnce } from '@bridge/ui';
import type { useDraft } from '../editor/use-draft.ts';
import { Leaves } from '../parts/differences.tsx';
import { useActor } from '../parts/use-actor.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useWords } from '../parts/use-words.ts';
import { versionsQuery } from '../queries.ts';

type Place = { changeId: string; file: string; locale: string | undefined; draft: ReturnType<typeof useDraft> };

/** What was published of a document before, with who and why, and the way to have it back in the form. */
export function EarlierVersions(place: Place) {
  const { t } = useTranslation('editing', { keyPrefix: 'versions' });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="br-stack" aria-label={t('title')}>
      <div>
        <Button type="button" size="2" variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('hide') : t('show')}
        </Button>
      </div>
      {isOpen && <Versions {...place} />}
    </section>
  );
}

function Versions({ changeId, file, locale, draft }: Place) {
  const { t } = useTranslation('editing', { keyPrefix: 'versions' });
  const words = useWords();
  const query = useQuery(versionsQuery(changeId, file, locale));
  const [told, setTold] = useState<{ text: string; isBad?: true }>();
  const [take, isBusy] = useOnce(async (release: string) => {
    try {
      const { value } = (await call(contract.readDocumentVersion, { params: { changeId, releaseId: release }, query: { file, ...(locale !== undefined && { locale }) } })).data;
      draft.change([], value);
      setTold({ text: t('taken') });
    } catch (error) {
      setTold({ text: messageOf(error) ?? t('failed'), isBad: true });
    }
  });
  return (
    <Loaded query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)}>
      {(versions) => (
        <>
          <p className="br-help">{versions.length === 0 ? t('none') : t('lead')}</p>
          {told && <Note tone={told.isBad ? 'red' : 'jade'}><span role="status">{told.text}</span></Note>}
          <ul role="list" className="br-list br-rows">
            {versions.map((version) => (
              <Version key={`${version.release} ${version.at}`} version={version} isBusy={isBusy} onTake={draft.value && (() => void take(version.release))} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Version({ version: { release, by, at, note, kind, leaves, more }, isBusy, onTake }: { version: DocumentVersion; isBusy: boolean; onTake: (() => void) | undefined }) {
  const { t } = useTranslation('editing');
  const { at: when } = useMoment();
  const actor = useActor();
  const moment = when(at);
  return (
    <li>
      <div className="br-grow br-stack">
        <h2 className="br-d4">{t(`versions.${kind}`, { at: moment, by: actor(by) })}</h2>
        {note && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        <Leaves leaves={leaves} more={more} before={t('change.before')} after={t('change.after')} />
        {kind !== 'removed' && onTake && (
          <div>
            <Button type="button" size="2" variant="outline" aria-label={t('versions.takeOf', { at: moment, id: release })} aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(onTake)}>
              {t('versions.take')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
