import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionRules } from '@bridge/content';
import { formatPrice, fullDayOf, plans } from '@bridge/model';
import { priceOf, type BookedMentor, type Choices } from '../booking.ts';
import { creditsQuery } from '../queries.ts';
import { Choice } from './choice.tsx';
import { PlanContents } from './plan-contents.tsx';

type StepProps = { mentor: BookedMentor; timeZone: string; rules: SessionRules; choices: Choices; /** What says so, where one has to be chosen before going on. */ missing?: string | undefined; onChange: (more: Partial<Choices>) => void };

/** The second step: a session that is left of a plan already paid for, or which of the mentor's plans. */
export function PlanStep({ mentor, timeZone, rules, choices, missing, onChange }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const { data: { credits } = { credits: [] } } = useQuery(creditsQuery(mentor.userId));
  return (
    <div className="br-pay">
      <fieldset className="br-field br-choices bk-choices" aria-describedby={missing}>
        <legend className="br-vh">{t('plan.legend')}</legend>
        {credits.map(({ packId, plan, price, left, of, expiresAt }) => (
          <Choice
            key={packId}
            isWhole // the plans stand two in a row
            name="booking-plan"
            isMissing={missing !== undefined}
            isChosen={choices.packId === packId}
            onChoose={() => onChange({ plan, packId })}
            title={t('credit.use', { plan: t(`plan.${plan}`) })}
            text={`${t('credit.left', { count: left, of })} ${t('credit.until', { day: fullDayOf(expiresAt, timeZone, i18n.language) })}`}
          >
            <span>{t(price ? 'credit.paid' : 'plan.noPrice')}</span>
          </Choice>
        ))}
        {plans.map((plan) => {
          const price = priceOf(mentor, plan);
          return (
            <Choice
              key={plan}
              name="booking-plan"
              isMissing={missing !== undefined}
              isChosen={!choices.packId && choices.plan === plan}
              onChoose={() => onChange({ plan, packId: undefined })}
              title={t(`plan.${plan}`)}
              text={<PlanContents plan={plan} rules={rules} />}
            >
              {price ? <span className="br-price">{formatPrice(price, mentor.currency, i18n.language)}</span> : <span>{t('plan.noPrice')}</span>}
            </Choice>
          );
        })}
      </fieldset>
      <p className="br-small br-muted">
        {t('plan.rule', { hours: rules.noticeHours, count: rules.graceDays })} {t('plan.refund')}
      </p>
    </div>
  );
}
