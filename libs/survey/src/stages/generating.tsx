import { useTranslation } from 'react-i18next';
import { leadOf, years, type BlueprintPart } from '@bridge/model';
import { Bridge, Icon, Skeleton, VisuallyHidden } from '@bridge/ui';
import { Stage } from './stage.tsx';

/** The blueprint is being written: its sentence, then each year as it comes: planned stones, none laid. */
export function Generating({ parts, onClose }: { parts: readonly BlueprintPart[]; onClose: () => void }) {
  const { t, i18n } = useTranslation('survey');
  const written = new Map(parts.flatMap((part) => (part.type === 'year' ? [[part.year, part.milestones] as const] : [])));
  const next = years.find((year) => !written.has(year));
  const counts = years.map((year) => ({ done: 0, total: written.get(year)?.length ?? 1 }));
  const states = years.map((year) => (written.has(year) ? 'ready' : year === next && parts.length > 0 ? 'now' : 'wait'));
  const vision = parts.find((part) => part.type === 'vision')?.text;
  const last = years.findLastIndex((year) => written.has(year));
  return (
    <Stage size="large" title={t('generating.title')} text={t('generating.text')} onClose={onClose} foot={<span className="br-small br-muted">{t('generating.closing')}</span>}>
      <span role="status">
        <VisuallyHidden>{last < 0 ? t('generating.text') : t('generating.written', { number: last + 1, total: years.length })}</VisuallyHidden>
      </span>
      <div className="br-stack" aria-busy="true">
        <Bridge years={counts} states={states} lamps={false} />
        <p className="br-sentence br-placing" dir="auto" key={vision}>{vision ? leadOf(vision, i18n.language).lead : <Skeleton width="80%" height="2em" />}</p>
        <ol className="br-list" role="list">
          {years.map((year, i) => (
            <li key={year}>
              <YearRow title={t('generating.year', { number: i + 1 })} milestones={written.get(year)} isNext={year === next && parts.length > 0} />
            </li>
          ))}
        </ol>
      </div>
    </Stage>
  );
}

function YearRow({ title, milestones, isNext }: { title: string; milestones: readonly string[] | undefined; isNext: boolean }) {
  const { t } = useTranslation('survey');
  const [first, ...more] = milestones ?? [];
  if (first === undefined) {
    return (
      <>
        <span className="br-box br-box-arch" />
        <b>{title}</b>
        <span className="br-grow br-muted">{isNext ? t('generating.writing') : <Skeleton width="70%" height="12px" />}</span>
      </>
    );
  }
  return (
    <>
      <span className="br-box br-box-arch is-on br-placing">
        <Icon name="check" />
      </span>
      <b>{title}</b>
      <span className="br-grow br-placing">
        {first} {more.length > 0 && <span className="br-muted">{t('generating.more', { count: more.length })}</span>}
      </span>
    </>
  );
}
