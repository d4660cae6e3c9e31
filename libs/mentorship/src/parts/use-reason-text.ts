import { useTranslation } from 'react-i18next';
import type { FitReason } from '@bridge/model';

type RuleKey = 'reasons.rules.new';

/**
 * Words for why a mentor fits: those for the rule with this very value, else those for the rule. A rule that content
 * added and named no words for still says what both have.
 */
export function useReasonText(): (reason: FitReason) => string {
  const { t } = useTranslation('mentorship');
  return ({ rule, value = '' }) => {
    const exact = `${rule}-${value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    const keys = [`reasons.rules.${exact}`, `reasons.rules.${rule}`] as RuleKey[]; // rules are content: the compiler cannot know them
    return t(keys, { value, defaultValue: value ? t('reasons.other', { value }) : t('reasons.plain') });
  };
}
