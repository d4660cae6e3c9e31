import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Cards, Transfer } from '@bridge/content';
import type { Session } from '@bridge/model';
import { ArchSteps, Dialog, toast } from '@bridge/ui';
import { noChoices, problemOf, type BookedMentor, type Choices } from './booking.ts';
import { Foot } from './foot.tsx';
import { availabilityQuery } from './queries.ts';
import { CardForm } from './steps/card-form.tsx';
import { Done } from './steps/done.tsx';
import { MethodStep } from './steps/method-step.tsx';
import { Payment } from './steps/payment.tsx';
import { PlanStep } from './steps/plan-step.tsx';
import { TransferDetails } from './steps/transfer-details.tsx';
import { When } from './steps/when.tsx';
import { useBook } from './use-book.ts';
import './booking.css';

const titles = { 1: 'when.title', 2: 'plan.title', 3: 'method.title', 4: 'payment.title', 5: 'done.title' } as const;
const payForm = 'booking-payment';

export type BookingDialogProps = {
  mentor: BookedMentor;
  /** The zone the talent lives in; absent: the browser's. */
  timeZone?: string | undefined;
  cards: Cards;
  transfer: Transfer;
  open: boolean;
  onClose: () => void;
  /** Told once a session is booked, while "Payment Successful" is shown. */
  onBooked?: (session: Session) => void;
};

/** Booking a session in five steps. Closed halfway it keeps the choices, but nothing of a payment card. */
export function BookingDialog(props: BookingDialogProps) {
  return <Booking key={props.mentor.userId} {...props} />;
}

function Booking({ mentor, timeZone = browserZone(), cards, transfer, open, onClose, onBooked }: BookingDialogProps) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices>(noChoices);
  const [isPayable, setPayable] = useState(false);
  const { book, busy } = useBook(mentor, timeZone);
  const title = useFocusOnStep(choices.step);
  const { step, method } = choices;
  const change = (more: Partial<Choices>) => setChoices((now) => ({ ...now, ...more }));
  const complain = (key: 'fields' | 'plan' | 'method' | 'card') => toast({ variant: 'destructive', title: t('error'), description: t(`problems.${key}`) });

  const close = () => {
    if (step === 5) setChoices(noChoices);
    onClose();
  };
  const next = () => {
    const problem = problemOf(choices);
    if (problem) return complain(problem);
    if (step < 4) change({ step: (step + 1) as Choices['step'] }); // below 4, one more is a step
  };
  const pay = async () => {
    if (method === 'card' && !isPayable) return complain('card');
    const outcome = await book(choices);
    if (!outcome) return;
    void queries.invalidateQueries({ queryKey: availabilityQuery(mentor.userId).queryKey });
    if ('session' in outcome) {
      setChoices({ ...choices, step: 5 });
      toast({ title: t(method === 'card' ? 'booked.card' : 'booked.transfer') });
      return onBooked?.(outcome.session);
    }
    if (outcome.refused === 'taken') change({ step: 1, startsAt: '' });
    if (outcome.refused === 'planChanged') change({ step: 2 });
    toast({ variant: 'destructive', title: t('error'), description: outcome.message ?? t(`failed.${outcome.refused}`) });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="medium"
      closeOnOutside={step !== 4} // a click beside the dialog must not wipe a card that is half typed
      title={<span ref={title}>{t(titles[step])}</span>}
      head={<Progress step={step} />}
      foot={
        <Foot
          step={step}
          method={method}
          busy={busy}
          isPayable={isPayable}
          payForm={payForm}
          onPrevious={() => change({ step: Math.max(1, step - 1) as Choices['step'] })} // one less than a step, 1 at least, is a step
          onNext={next}
          onClose={close}
        />
      }
    >
      {step === 1 && <When mentor={mentor} timeZone={timeZone} choices={choices} onChange={change} />}
      {step === 2 && <PlanStep mentor={mentor} timeZone={timeZone} choices={choices} onChange={change} />}
      {step === 3 && <MethodStep method={method} onMethod={(chosen) => change({ method: chosen })} />}
      {step === 4 && (
        <Payment id={payForm} mentor={mentor} choices={choices} onPay={() => void pay()}>
          {method === 'card' ? <CardForm types={cards.types} onPayable={setPayable} /> : <TransferDetails transfer={transfer} mentor={mentor} />}
        </Payment>
      )}
      {step === 5 && <Done mentor={mentor} choices={choices} timeZone={timeZone} />}
    </Dialog>
  );
}

function Progress({ step }: { step: number }) {
  const { t } = useTranslation('booking');
  return (
    <div className="br-row">
      <ArchSteps current={step} total={5} />
      <span className="br-small br-muted">{t('step', { current: step, total: 5 })}</span>
    </div>
  );
}

/** Moves the focus to the heading when another step is shown; the dialog itself sees to the first one. */
function useFocusOnStep(step: number) {
  const title = useRef<HTMLSpanElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    title.current?.closest<HTMLElement>('[tabindex]')?.focus();
  }, [step]);
  return title;
}

function browserZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
