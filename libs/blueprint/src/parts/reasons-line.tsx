import { useTranslation } from 'react-i18next';
import type { Milestone } from '@bridge/model';
import { becauseOf } from '../rules/reasons.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { withWholeRanges } from './whole-ranges.ts';

/**
 * "Because you chose Cloud Computing and Healthcare", or that it is for everybody: nothing where its owner added it, or the survey
 * no longer knows the answers. What its owner has reworded is said to be theirs.
 */
export function ReasonsLine({ milestone: { reasons, own, reworded }, survey }: { milestone: Milestone; survey: SurveyLabels }) {
  const { t, i18n } = useTranslation('blueprint');
  const { chosen, answered, wrote } = becauseOf(reasons, survey);
  const listed = (type: 'conjunction' | 'unit', words: string[]) => new Intl.ListFormat(i18n.language, { type }).format(words);
  const others = [...answered.map((answer) => t('reasons.answered', answer)), ...wrote.map((text) => t('reasons.wrote', { text }))];
  // One "and" a line: where more follows, what was chosen stands between commas.
  const clauses = [...(chosen.length ? [t('reasons.chose', { list: listed(others.length ? 'unit' : 'conjunction', chosen) })] : []), ...others];
  if (clauses.length === 0) {
    const said = reworded ? t('reasons.reworded') : reasons.length === 0 && !own ? t('reasons.everybody') : undefined;
    return said === undefined ? null : <span className="br-why">{said}</span>;
  }
  return <span className="br-why">{withWholeRanges(t(reworded ? 'reasons.suggested' : 'reasons.because', { clauses: listed('conjunction', clauses) }))}</span>;
}
