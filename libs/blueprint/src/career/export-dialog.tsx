import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { listOf, numberOf, yearOf, years } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog } from '@bridge/ui';
import { saveFile } from '../parts/save-file.ts';
import { targetCalendar } from '../rules/calendar.ts';
import { blueprintMarkdown } from '../rules/markdown.ts';
import { useBeginLines } from './begin-lines.ts';

/** The blueprint on paper, or as a file for other programs. */
export function ExportDialog({ userId, name, blueprint, onPrint, onClose }: { userId: string; name: string; blueprint: CareerBlueprint; onPrint: () => void; onClose: () => void }) {
  const { t, i18n } = useTranslation('blueprint');
  const hasTargets = years.some((year) => blueprint.milestones[year].some(({ target }) => target));
  const file = t('export.file');
  const beginning = useBeginLines(userId);

  function saveMarkdown() {
    const text = blueprintMarkdown(blueprint, {
      title: name,
      vision: t('detail.vision'),
      year: (year) => t('year', { year }),
      theme: (year) => t(`themes.${year}`),
      quarter: (quarter) => t('quarter', { quarter: numberOf(quarter), year: yearOf(quarter) }),
      target: t('export.target'),
      note: t('export.note'),
      link: t('export.reference'),
    }, beginning);
    saveFile(`${file}.md`, 'text/markdown', text);
  }

  function saveCalendar() {
    const words = { name: t('export.calendarName'), year: (year: number) => listOf([name, t('year', { year })], i18n.language) };
    saveFile(`${file}.ics`, 'text/calendar', targetCalendar(blueprint, userId, words, new Date(), beginning));
  }

  const ways = [
    { key: 'print', text: t('export.printText'), save: onPrint },
    { key: 'markdown', text: t('export.markdownText'), save: saveMarkdown },
    { key: 'json', text: t('export.jsonText'), save: () => saveFile(`${file}.json`, 'application/json', `${JSON.stringify(blueprint, null, 2)}\n`) },
    { key: 'calendar', text: hasTargets ? t('export.calendarText') : t('export.noTargets'), save: hasTargets ? saveCalendar : undefined },
  ] as const;

  return (
    <Dialog open size="medium" title={t('export.title')} onOpenChange={(open) => !open && onClose()}>
      <ul role="list" className="br-list">
        {ways.map(({ key, text, save }) => (
          <li key={key}>
            <p className="br-grow br-muted" id={`export-${key}`}>
              {text}
            </p>
            <Button size="3" variant="outline" disabled={!save} aria-describedby={`export-${key}`} onClick={save}>
              {t(`export.${key}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
