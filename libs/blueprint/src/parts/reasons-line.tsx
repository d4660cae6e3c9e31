import { useTranslation } from 'react-i18next';
import type { Milestone } from '@bridge/model';
import { becauseOf } from '../rules/reasons.ts';
import type { SurveyLabels } from '../rules/reasons.ts';

/**
 * "Because you chose Cloud Computing · Healthcare", or that it is for everybody: nothing where its owner added it, or the survey
 * no longer knows the answers. What its owner has reworded is said to be theirs.
 */
export function ReasonsLine({ milestone: { reasons, own, reworded }, survey }: { milestone: Milestone; survey: SurveyLabels }) {
  const { t, i18n } = useTranslation('blueprint');
  const { chosen, answered, wrote } = becauseOf(reasons, survey);
  const clauses = [
    ...(chosen.length ? [t('reasons.chose', { list: chosen.join(t('reasons.separator')) })] : []),
    ...answered.map((answer) => t('reasons.answered', answer)),
    ...wrote.map((text) => t('reasons.wrote', { text })),
  ];
  if (clauses.length === 0) {
    const said = reworded ? t('reasons.reworded') : reasons.length === 0 && !own ? t('reasons.everybody') : undefined;
    return said === undefined ? null : <span className="br-why">{said}</span>;
  }
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(clauses);
  return <span className="br-why">{t(reworded ? 'reasons.suggested' : 'reasons.because', { clauses: list })}</span>;
}
