import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@bridge/model';
import type { MentorView, Plan as PlanName } from '@bridge/model';

export type PlanContents = (plan: PlanName) => ReactNode;
type PlansProps = {
  mentor: Pick<MentorView, 'LitePlanPrice' | 'StandardPlanPrice' | 'currency'>;
  /** What a plan holds. */
  contents: PlanContents;
  /** What is left of plans that were paid for. */
  children?: ReactNode;
};

/** What the plans hold and cost, in the mentor's currency; a verified mentor without prices asks for none. */
export function Plans({ mentor, contents, children }: PlansProps) {
  const { t, i18n } = useTranslation('mentorship');
  const price = (amount: number | null) =>
    amount === null ? <span className="br-muted">{t('detail.noPrice')}</span> : <span className="br-price br-plan-price">{formatPrice(amount, mentor.currency, i18n.language)}</span>;
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('detail.plans')}</h2>
      </div>
      <ul className="br-list" role="list">
        <li className="br-between">
          <Plan name={t('detail.lite')} text={contents('lite')} />
          {price(mentor.LitePlanPrice)}
        </li>
        <li className="br-between">
          <Plan name={t('detail.standard')} text={contents('standard')} />
          {price(mentor.StandardPlanPrice)}
        </li>
      </ul>
      {children}
    </section>
  );
}

function Plan({ name, text }: { name: string; text: ReactNode }) {
  return (
    <div className="br-grow">
      <b>{name}</b>
      <p className="br-small br-muted">{text}</p>
    </div>
  );
}
