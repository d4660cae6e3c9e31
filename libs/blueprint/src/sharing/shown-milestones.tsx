import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { years, type CareerBlueprint } from '@bridge/model';
import { yearNumber } from '../rules/roadmap.ts';
import { Choice } from './choice.tsx';

/** The milestones that a share shows, each of which can be left out. */
export function ShownMilestones({ milestones, leftOut, onChoose }: { milestones: CareerBlueprint['milestones']; leftOut: ReadonlySet<string>; onChoose: (id: string, isShown: boolean) => void }) {
  const { t } = useTranslation('sharing');
  const { t: inBlueprint } = useTranslation('blueprint');
  const help = useId();
  return (
    <fieldset className="br-field" aria-describedby={help}>
      <legend className="br-label">{t('dialog.milestones')}</legend>
      <p id={help} className="br-small br-muted">{t('dialog.milestonesHelp')}</p>
      {years.map((year) => (
        <fieldset key={year} className="br-field">
          <legend className="br-small br-muted">{inBlueprint('year', { year: yearNumber(year) })}</legend>
          {milestones[year].map(({ id, text }) => (
            <Choice key={id} text={text} checked={!leftOut.has(id)} onChange={(isShown) => onChoose(id, isShown)} />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
