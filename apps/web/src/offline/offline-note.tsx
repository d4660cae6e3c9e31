import { useEffect, useRef } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, changes, useChanges, useNetwork, useTimeZone, type Waiting } from '@bridge/client';
import { contract, momentFormat } from '@bridge/model';
import { Note } from '@bridge/ui';
import { nameOf } from './name-of.ts';

const lookEvery = 15_000;

/** Says that there is no network, of when is what is shown, what waits and what was refused; brings what is newer once the network is back. */
export function OfflineNote() {
  const { t, i18n } = useTranslation('offline');
  const { isAway, shownFrom } = useNetwork();
  const timeZone = useTimeZone();
  const all = useChanges();
  const refused = all.filter((change) => change.refused);
  const waiting = all.length - refused.length;
  useReturn(isAway, waiting);
  const when = shownFrom === undefined ? undefined : momentFormat(i18n.language, { dateStyle: 'medium', timeZone }).format(shownFrom);
  return (
    <>
      <div role="status">
        {(isAway || waiting > 0) && (
          <Note>
            {isAway && <p>{when === undefined ? t('away') : t('shownFrom', { when })}</p>}
            {waiting > 0 && <p>{t('waiting', { count: waiting })}</p>}
          </Note>
        )}
      </div>
      {refused.length > 0 && <Refused changes={refused} />}
    </>
  );
}

/** What somebody did without a network, and the server could not do: with what was typed, so that nothing of it is lost unseen. */
function Refused({ changes: refused }: { changes: readonly Waiting[] }) {
  const { t } = useTranslation('offline');
  return (
    <Note tone="red">
      <p>{t('refused', { count: refused.length })}</p>
      <ul className="web-refused">
        {refused.map((change) => {
          const { kind, text } = nameOf(change);
          const what = t(`kinds.${kind}`, { text });
          return (
            <li key={change.id}>
              <p>{what}</p>
              <p className="br-small">{change.refused?.message || t('after')}</p>
              <Button size="2" variant="outline" aria-label={t('dropLabel', { what })} onClick={() => changes.drop(change.id)}>
                {t('drop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

function useReturn(isAway: boolean, waiting: number): void {
  const client = useQueryClient();
  const before = useRef({ isAway, waiting });
  useEffect(() => {
    const isBack = before.current.isAway && !isAway;
    const isSent = before.current.waiting > waiting;
    before.current = { isAway, waiting };
    if (isBack) void changes.flush();
    if (isBack || isSent) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'content' });
  }, [isAway, waiting, client]);
  useEffect(() => {
    if (!isAway) return;
    const look = () => void call(contract.live).catch(() => {}); // any answer says that the server is there
    const timer = setInterval(look, lookEvery);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isAway]);
}
