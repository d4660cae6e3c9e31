import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReleaseChange } from '@bridge/model';
import { spoken } from '../editor/spoken.ts';

type Words = Record<ReleaseChange['kind'] | 'before' | 'after', string>;

/** What is different, in words: each document, the place in it, and what stands there before and after. */
export function Differences({ changes, total, words, act }: { changes: readonly ReleaseChange[]; total: number; words: Words; act?: (change: ReleaseChange) => ReactNode }) {
  const { t } = useTranslation('staff');
  return (
    <ul role="list" className="br-staff-changes">
      {changes.map((change) => (
        <li key={change.file}>
          <p>
            <code>{change.file}</code> {words[change.kind]}
          </p>
          {change.leaves.map(({ place, before, after }) => (
            <dl key={place} className="br-small">
              <dt>
                <bdi lang="en">{place.split('.').map(spoken).join(' › ')}</bdi>
              </dt>
              {before !== null && (
                <dd>
                  <span className="br-muted">{words.before}</span> <del dir="auto">{before}</del>
                </dd>
              )}
              {after !== null && (
                <dd>
                  <span className="br-muted">{words.after}</span> <ins dir="auto">{after}</ins>
                </dd>
              )}
            </dl>
          ))}
          {change.more > 0 && <p className="br-small br-muted">{t('releases.more', { count: change.more })}</p>}
          {act?.(change)}
        </li>
      ))}
      {total > changes.length && <li>{t('releases.moreFiles', { count: total - changes.length })}</li>}
    </ul>
  );
}
