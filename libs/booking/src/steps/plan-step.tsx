import { useTranslation } from 'react-i18next';
import { formatPrice, plans } from '@bridge/model';
import { Avatar } from '@bridge/ui';
import { fullName, priceOf, type BookedMentor, type Choices } from '../booking.ts';
import { ChosenTime } from './chosen-time.tsx';
import { Choice } from './choice.tsx';

/** The second step: which of the mentor's plans. */
export function PlanStep({
  mentor,
  timeZone,
  choices,
  onChange,
}: {
  mentor: BookedMentor;
  timeZone: string;
  choices: Choices;
  onChange: (more: Partial<Choices>) => void;
}) {
  const { t, i18n } = useTranslation('booking');
  return (
    <div className="br-pay">
      <div className="br-row br-sum">
        <Avatar firstName={mentor.firstName} lastName={mentor.lastName} tone={2} />
        <div className="br-grow">
          <b className="br-name">{fullName(mentor)}</b>
          <ChosenTime mentor={mentor} timeZone={timeZone} startsAt={choices.startsAt} />
        </div>
      </div>
      <fieldset className="br-field br-choices bk-choices">
        <legend className="br-vh">{t('plan.legend')}</legend>
        {plans.map((plan) => {
          const price = priceOf(mentor, plan);
          return (
            <Choice key={plan} name="booking-plan" isChosen={choices.plan === plan} onChoose={() => onChange({ plan })} title={t(`plan.${plan}`)} text={t(`plan.${plan}Text`)}>
              {price === null ? <span>{t('plan.noPrice')}</span> : <span className="br-price">{formatPrice(price, mentor.currency, i18n.language)}</span>}
            </Choice>
          );
        })}
      </fieldset>
    </div>
  );
}
