import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Choices, Method } from './booking.ts';

/** The foot of a step: back, what is missing, onward. */
export function Foot(props: {
  step: Choices['step'];
  method: Method | undefined;
  /** Else the second step is the last. */
  isToPay: boolean;
  busy: boolean;
  isPayable: boolean;
  /** What keeps from paying is said above. */
  isTold: boolean;
  /** The form that paying submits. */
  payForm: string;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}) {
  const { step, method, isToPay, busy, isPayable, isTold, payForm, onPrevious, onNext, onClose } = props;
  const { t } = useTranslation('booking');
  if (step === 5) {
    return (
      <Button size="3" className="bk-end" onClick={onClose}>
        {t('done.close')}
      </Button>
    );
  }
  const waits = method === 'card' && !isPayable;
  return (
    <>
      {step > 1 && (
        <Button size="3" variant="outline" aria-disabled={busy || undefined} onClick={busy ? undefined : onPrevious}>
          {t('previous')}
        </Button>
      )}
      {step < 4 && (
        <Button size="3" className="bk-end" data-busy={busy || undefined} aria-disabled={busy || undefined} onClick={onNext}>
          {t(step === 2 && !isToPay ? 'credit.book' : 'next')}
        </Button>
      )}
      {step === 4 && (
        <>
          <span id={`${payForm}-wait`} className="br-small br-muted bk-wait" role="status">
            {waits && !isTold ? t('card.wait') : ''}
          </span>
          <Button
            size="3"
            type="submit"
            form={payForm}
            aria-disabled={waits || busy || undefined}
            aria-describedby={waits && !isTold ? `${payForm}-wait` : undefined}
            data-busy={busy || undefined}
          >
            {t(method === 'card' ? 'card.pay' : 'transfer.paid')}
          </Button>
        </>
      )}
    </>
  );
}
