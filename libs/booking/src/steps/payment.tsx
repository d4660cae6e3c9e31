import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@bridge/model';
import { Note } from '@bridge/ui';
import { fullName, priceOf, type BookedMentor, type Choices } from '../booking.ts';

/** The fourth step: first that it is simulated, then how to pay, then how much. */
export function Payment({
  id,
  mentor,
  choices,
  onPay,
  children,
}: {
  id: string;
  mentor: BookedMentor;
  choices: Choices;
  onPay: () => void;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation('booking');
  const plan = choices.plan ?? 'lite';
  const price = priceOf(mentor, plan);
  return (
    <form
      id={id}
      className="br-pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault(); // nothing of a card may reach an address
        onPay();
      }}
    >
      <Note icon="lock">
        <b>{t('payment.simulated')}</b> {t(choices.method === 'card' ? 'payment.simulatedCard' : 'payment.simulatedTransfer')}
      </Note>
      {children}
      <div className="br-between">
        <span>{t('payment.amount', { plan: t(`plan.${plan}`), mentor: fullName(mentor) })}</span>
        <span className="br-price bk-amount">{price === null ? t('plan.noPrice') : formatPrice(price, mentor.currency, i18n.language)}</span>
      </div>
    </form>
  );
}
