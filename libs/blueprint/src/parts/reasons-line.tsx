import { useTranslation } from 'react-i18next';
import type { Milestone } from '@bridge/model';
import { becauseOf } from '../rules/reasons.ts';
import type { SurveyLabels } from '../rules/reasons.ts';

/** "Because you chose Cloud Computing · Healthcare": nothing where no reason is known. What its owner has reworded is said to be theirs. */
export function ReasonsLine({ milestone: { reasons, reworded }, survey }: { milestone: Milestone; survey: SurveyLabels }) {
  const { t, i18n } = useTranslation('blueprint');
  const { chosen, answered, wrote } = becauseOf(reasons, survey);
  const clauses = [
    ...(chosen.length ? [t('reasons.chose', { list: chosen.join(t('reasons.separator')) })] : []),
    ...answered.map((answer) => t('reasons.answered', answer)),
    ...wrote.map((text) => t('reasons.wrote', { text })),
  ];
  if (clauses.length === 0) return reworded ? <span className="br-why">{t('reasons.reworded')}</span> : null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(clauses);
  return <span className="br-why">{t(reworded ? 'reasons.suggested' : 'reasons.because', { clauses: list })}</span>;
}
