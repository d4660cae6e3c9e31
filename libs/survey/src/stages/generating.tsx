import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leadOf, years, type BlueprintPart } from '@bridge/model';
import { Bridge, ReadingRegion, Skeleton, VisuallyHidden, YearArch } from '@bridge/ui';
import type { WrittenYear } from '../props.ts';
import { Stage } from './stage.tsx';

type Props = { parts: readonly BlueprintPart[]; renderYear: (part: WrittenYear) => ReactNode; onClose: () => void };

/** The blueprint is being written: its sentence, then each year as it comes: planned stones, none laid. */
export function Generating({ parts, renderYear, onClose }: Props) {
  const { t, i18n } = useTranslation('survey');
  const written = new Map(parts.flatMap((part) => (part.type === 'year' ? [[part.year, part] as const] : [])));
  const next = years.find((year) => !written.has(year));
  const plan = years.map((year) => {
    const part = written.get(year);
    return { year, part, count: { done: 0, total: part?.milestones.length ?? 1 }, state: part ? 'ready' : year === next && parts.length > 0 ? 'now' : 'wait' } as const;
  });
  const vision = parts.find((part) => part.type === 'vision')?.text;
  const last = plan.findLastIndex(({ part }) => part);
  return (
    <Stage size="large" title={t('generating.title')} text={t('generating.text')} onClose={onClose} foot={<span className="br-small br-muted">{t('generating.closing')}</span>}>
      <span role="status">
        <VisuallyHidden>{last < 0 ? t('generating.text') : t('generating.written', { number: last + 1, total: years.length })}</VisuallyHidden>
      </span>
      <ReadingRegion label={t('generating.title')}>
        <div className="br-stack" aria-busy="true">
          <Bridge years={plan.map(({ count }) => count)} states={plan.map(({ state }) => state)} lamps={false} />
          <p className="br-sentence br-placing" dir="auto" key={vision}>{vision ? leadOf(vision, i18n.language).lead : <Skeleton width="80%" height="2em" />}</p>
          <ol className="br-plan" role="list">
            {plan.map(({ year, part, count, state }, i) => (
              <li key={year}>
                <YearArch {...count} state={state} />
                {part ? <div className="br-placing">{renderYear(part)}</div> : <Unwritten title={t('generating.year', { number: i + 1 })} isNext={state === 'now'} />}
              </li>
            ))}
          </ol>
        </div>
      </ReadingRegion>
    </Stage>
  );
}

function Unwritten({ title, isNext }: { title: string; isNext: boolean }) {
  const { t } = useTranslation('survey');
  return (
    <div>
      <b className="br-kicker">{title}</b>
      {isNext && <span className="br-muted">{t('generating.writing')}</span>}
      <Skeleton width="62%" height="10px" />
    </div>
  );
}
