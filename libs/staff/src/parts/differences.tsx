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
          <Leaves {...change} {...words} />
          {act?.(change)}
        </li>
      ))}
      {total > changes.length && <li>{t('releases.moreFiles', { count: total - changes.length })}</li>}
    </ul>
  );
}

/** The single texts of one document that are different. */
export function Leaves({ leaves, more, before: was, after: is }: Pick<ReleaseChange, 'leaves' | 'more'> & Pick<Words, 'before' | 'after'>) {
  const { t } = useTranslation('staff');
  return (
    <>
      {leaves.map(({ place, before, after }) => (
        <dl key={place} className="br-small">
          <dt>
            <bdi lang="en">{place.split('.').map(spoken).join(' › ')}</bdi>
          </dt>
          {before !== null && (
            <dd>
              <span className="br-muted">{was}</span> <del dir="auto">{before}</del>
            </dd>
          )}
          {after !== null && (
            <dd>
              <span className="br-muted">{is}</span> <ins dir="auto">{after}</ins>
            </dd>
          )}
        </dl>
      ))}
      {more > 0 && <p className="br-small br-muted">{t('releases.more', { count: more })}</p>}
    </>
  );
}
