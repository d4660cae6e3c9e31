import { useEffect, useId, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import type { Cards, SessionRules, Transfer } from '@bridge/content';
import type { Session } from '@bridge/model';
import { ArchSteps, Dialog, Refusal, toast, TypedNote, useKeepTyped, useOnce, useTypedBefore } from '@bridge/ui';
import { bookingName, choicesSchema, fullName, isToPay, missingIn, noChoices, problemOf, type BookedMentor, type Choices } from './booking.ts';
import { Foot } from './foot.tsx';
import { availabilityQuery, creditsQuery } from './queries.ts';
import { CardForm } from './steps/card-form.tsx';
import { Done } from './steps/done.tsx';
import { MethodStep } from './steps/method-step.tsx';
import { Payment } from './steps/payment.tsx';
import { PlanStep } from './steps/plan-step.tsx';
import { SummaryPanel, SummaryRow } from './steps/summary.tsx';
import { TransferDetails } from './steps/transfer-details.tsx';
import { When } from './steps/when.tsx';
import { refusedReason, useBook } from './use-book.ts';
import './booking.css';

const titles = { 1: 'when.title', 2: 'plan.title', 3: 'method.title', 4: 'payment.title', 5: 'done.title' } as const;
const payForm = 'booking-payment';

export type BookingDialogProps = {
  mentor: BookedMentor;
  cards: Cards;
  transfer: Transfer;
  rules: SessionRules;
  open: boolean;
  onClose: () => void;
  /** Told once a session is booked, while "Payment Successful" is shown. */
  onBooked?: (session: Session) => void;
  /** Told that the mentor asks for other prices by now: `mentor` is to follow. */
  onPlanChanged?: () => Promise<void>;
};

/** Booking a session in five steps. Closed halfway it keeps the choices, but nothing of a payment card. */
export function BookingDialog(props: BookingDialogProps) {
  return <Booking key={props.mentor.userId} {...props} />;
}

function Booking({ mentor, cards, transfer, rules, open, onClose, onBooked, onPlanChanged }: BookingDialogProps) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const typed = useTypedBefore(bookingName(mentor.userId), choicesSchema);
  const [chosen, setChoices] = useState<Choices>(typed ?? noChoices);
  const [calendarId, setCalendarId] = useState(() => typed?.calendarId ?? crypto.randomUUID());
  // Nothing of a payment card is ever among the choices, so nothing of one is kept.
  const kept = chosen.step < 5 && (chosen.reason || chosen.startsAt) ? { ...chosen, step: 1, calendarId } : undefined;
  useKeepTyped(bookingName(mentor.userId), () => kept, open);
  const [isPayable, setPayable] = useState(false);
  const [booked, setBooked] = useState<Session>();
  const { data: paid } = useQuery({ ...creditsQuery(mentor.userId), enabled: open });
  const [credit] = paid?.credits ?? [];
  // What is paid for already is offered first, from the first step on; another plan can still be chosen.
  const choices = chosen.step === 1 && !chosen.plan && credit ? { ...chosen, plan: credit.plan, packId: credit.packId } : chosen;
  const book = useBook(mentor, timeZone);
  const title = useFocusOnStep(choices.step);
  const { step, method } = choices;
  const pays = isToPay(mentor, choices);
  const [tried, setTried] = useState<{ step: number }>();
  /** A reason that the server does not take, and its words. */
  const [refused, setRefused] = useState<{ reason: string; text: string }>();
  const body = useFocusOnMissing(tried);
  const isRefused = step === 1 && refused !== undefined && refused.reason === choices.reason;
  const missing = tried?.step === step ? { ...missingIn(choices), ...(isRefused && { reason: true }) } : undefined;
  const id = useId();
  const problem = tried?.step === step ? (step === 4 && method === 'card' && !isPayable ? 'card' : problemOf(choices)) : undefined; // goes with its cause
  const change = (more: Partial<Choices>) => {
    if ({ ...choices, ...more }.step !== step) setTried(undefined);
    setChoices((now) => ({ ...now, ...more }));
  };

  const close = () => {
    if (step === 5) {
      setChoices(noChoices);
      setCalendarId(crypto.randomUUID()); // the next one is another session
    }
    onClose();
  };
  const next = () => {
    if (problemOf(choices)) return setTried({ step });
    if (step === 2 && !pays) return void pay();
    if (step === 1) return void look();
    onward();
  };
  const onward = () => {
    if (step < 4) change({ plan: choices.plan, packId: choices.packId, step: (step + 1) as Choices['step'] }); // below 4, one more is a step
  };
  const [look, isLooking] = useOnce(async () => {
    const text = await refusedReason(mentor, choices.reason);
    if (text === undefined) return onward();
    setRefused({ reason: choices.reason, text });
    setTried({ step });
  });
  const [pay, busy] = useOnce(async () => {
    if (pays && method === 'card' && !isPayable) return setTried({ step });
    const outcome = await book({ ...choices, calendarId });
    void queries.invalidateQueries({ queryKey: availabilityQuery(mentor.userId).queryKey });
    if ('session' in outcome) {
      setBooked(outcome.session);
      setChoices({ ...choices, step: 5 });
      void queries.invalidateQueries({ queryKey: creditsQuery(mentor.userId).queryKey });
      toast({ title: t(pays && method === 'card' ? 'booked.card' : 'booked.transfer'), description: t('done.text', { mentor: fullName(mentor) }) });
      return onBooked?.(outcome.session);
    }
    if (outcome.refused === 'reason') {
      change({ step: 1 });
      setRefused({ reason: choices.reason, text: outcome.message ?? t('failed.any') });
      return setTried({ step: 1 });
    }
    if (outcome.refused === 'taken') change({ step: 1, startsAt: '' });
    if (outcome.refused === 'planChanged') {
      await onPlanChanged?.().catch(() => {}); // the old price is refused again, with the same words
      change({ step: 2 });
    }
    if (outcome.refused === 'noCredit') {
      change({ step: 2, plan: undefined, packId: undefined });
      void queries.invalidateQueries({ queryKey: creditsQuery(mentor.userId).queryKey });
    }
    toast({ variant: 'destructive', title: t('error'), description: outcome.message ?? t(`failed.${outcome.refused}`) });
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      closeOnOutside={step !== 4} // a click beside the dialog must not wipe a card that is half typed
      title={<span ref={title}>{t(step === 5 && !pays ? 'done.titleCredit' : titles[step])}</span>}
      head={<Progress step={!pays && step === 5 ? 3 : step} total={pays ? 5 : 3} />}
      overFoot={step < 5 && <SummaryRow mentor={mentor} timeZone={timeZone} choices={choices} />}
      foot={
        <Foot
          step={step}
          method={method}
          isToPay={pays}
          busy={busy || isLooking}
          isPayable={isPayable}
          isTold={problem !== undefined}
          payForm={payForm}
          onPrevious={() => change({ step: Math.max(1, step - 1) as Choices['step'] })} // one less than a step, 1 at least, is a step
          onNext={next}
          onClose={close}
        />
      }
    >
      {step < 5 && (
        <div className="bk-main">
          <div ref={body} className="bk-step">
            {problem && <Refusal id={id} title={t('error')} text={t(`problems.${problem}`)} onClose={() => setTried(undefined)} />}
            {typed && step === 1 && <TypedNote />}
            {step === 1 && <When mentor={mentor} timeZone={timeZone} rules={rules} calendarId={calendarId} choices={choices} missing={missing} saidBy={problem && id} refused={isRefused ? refused.text : undefined} onChange={change} />}
            {step === 2 && <PlanStep mentor={mentor} timeZone={timeZone} rules={rules} choices={choices} missing={missing?.plan ? id : undefined} onChange={change} />}
            {step === 3 && <MethodStep method={method} missing={missing?.method ? id : undefined} onMethod={(chosen) => change({ method: chosen })} />}
            {step === 4 && (
              <Payment id={payForm} mentor={mentor} choices={choices} onPay={() => void pay()}>
                {method === 'card' ? <CardForm types={cards.types} saidBy={problem && id} onPayable={setPayable} /> : <TransferDetails transfer={transfer} mentor={mentor} />}
              </Payment>
            )}
          </div>
          <SummaryPanel mentor={mentor} timeZone={timeZone} rules={rules} choices={choices} />
        </div>
      )}
      {step === 5 && booked && <Done mentor={mentor} session={booked} timeZone={timeZone} isPaid={pays} />}
    </Dialog>
  );
}

function Progress({ step, total }: { step: number; total: number }) {
  const { t } = useTranslation('booking');
  return (
    <div className="br-row">
      <ArchSteps current={step} total={total} />
      <span className="br-small br-muted">{t('step', { current: step, total })}</span>
    </div>
  );
}

/** Moves the focus to the first of what is missing, each time that somebody has tried to go on without it. */
function useFocusOnMissing(tried: object | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried]);
  return place;
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
