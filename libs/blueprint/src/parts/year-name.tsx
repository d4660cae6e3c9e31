import { useTranslation } from 'react-i18next';
import type { Year } from '@bridge/model';
import { yearNumber } from '../rules/roadmap.ts';

/** A year by its number, its name and what it is about. */
export function YearName({ year, areas, heading: Heading }: { year: Year; areas: string[]; heading: 'h2' | 'h3' }) {
  const { t, i18n } = useTranslation('blueprint');
  const line = t(`summaries.${year}`);
  const list = new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, { type: 'conjunction' });
  return (
    <span className="bp-year-name">
      <Heading>
        <span className="br-kicker">{t('year', { year: yearNumber(year) })}</span> <span className="br-d3">{t(`themes.${year}`)}</span>
      </Heading>
      <span className="br-muted">{areas.length > 0 ? t('summary', { line, areas: list.format(areas) }) : line}</span>
    </span>
  );
}
