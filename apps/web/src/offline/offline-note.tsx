import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, useNetwork } from '@bridge/client';
import { contract, momentFormat } from '@bridge/model';
import { Note } from '@bridge/ui';

const lookEvery = 15_000;

/** Says that there is no network, and of when is what is shown; looks for it, and brings what is newer once it is back. */
export function OfflineNote() {
  const { t, i18n } = useTranslation('offline');
  const { isAway, shownFrom } = useNetwork();
  useReturn(isAway);
  const when = shownFrom === undefined ? undefined : momentFormat(i18n.language, { dateStyle: 'medium' }).format(shownFrom);
  return (
    <div role="status">
      {isAway && (
        <Note>
          <p>{when === undefined ? t('away') : t('shownFrom', { when })}</p>
        </Note>
      )}
    </div>
  );
}

function useReturn(isAway: boolean): void {
  const client = useQueryClient();
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'content' });
    wasAway.current = isAway;
    if (!isAway) return;
    const look = () => void call(contract.live).catch(() => {}); // any answer says that the server is there
    const timer = setInterval(look, lookEvery);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isAway, client]);
}
