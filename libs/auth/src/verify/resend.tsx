import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@bridge/client';
import { contract, limits } from '@bridge/model';
import { firstClick, toast, useOnce } from '@bridge/ui';
import { noteRequest, requestedAt } from './requested-at.ts';
import { clockOf, useCountdown } from './use-countdown.ts';
import { useFailure } from '../use-failure.ts';

/** Counts down after each mail, then offers to request another one. The button is gone once it is sent: `onSent` has the focus where its code is typed. */
export function Resend({ userId, onSent }: { userId: string; onSent: () => void }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const [since, setSince] = useState(() => requestedAt(userId));
  const left = useCountdown(since + limits.resendCooldown);

  const [request, isBusy] = useOnce(async () => {
    try {
      const { message } = await call(contract.resendCode, { params: { identifier: userId } });
      setSince(noteRequest(userId));
      onSent();
      toast({ title: t('toast.success'), description: message || t('verify.resent') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.refused'), description: inWords(error, t('verify.resendFailed')) });
    }
  });

  return (
    <p className="br-muted auth-end">
      {left > 0 ? (
        <span role="timer">{t('verify.wait', { time: clockOf(left) })}</span>
      ) : (
        <>
          {t('verify.noMail')}{' '}
          <button type="button" className="br-link br-link-button" aria-disabled={isBusy || undefined} onClick={firstClick(() => void request())}>
            {isBusy ? t('verify.requesting') : t('verify.again')}
          </button>
        </>
      )}
    </p>
  );
}
