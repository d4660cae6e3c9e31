import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, useTimeZone } from '@bridge/client';
import { contract, dateFormat, type SecondFactor } from '@bridge/model';
import { ConfirmDialog, firstClick, Loaded, Skeleton, toast, useOnce } from '@bridge/ui';
import { hasPasskeys, isThereAlready, makePasskey } from '../second-step/passkey.ts';
import { secondFactorQuery, signInsQuery } from '../second-step/queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Passkeys } from './passkeys.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { useCarryOut } from './use-carry-out.ts';
import { useFailure } from '../use-failure.ts';

type Step = { type: 'set-up'; offer: { secret: string; address: string }; /** Since when another app shows codes. */ before: string | null } | { type: 'codes'; codes: string[]; said: string } | { type: 'renew' | 'remove' };

/** What an address ends with that leads here. */
const place = 'second-factor';

/** The second step at sign-in: setting it up, and what belongs to it. */
export function SecondFactorSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const query = useQuery(secondFactorQuery(userId));
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (!isThere || location.hash !== `#${place}`) return undefined;
    const timer = setTimeout(() => title.current?.focus(), 100); // which brings it into sight; a page that is arrived at goes to its top first
    return () => clearTimeout(timer);
  }, [isThere]);
  return (
    <section className="br-card br-stack" aria-labelledby="second-factor">
      <h2 className="br-d4" id={place} ref={title} tabIndex={-1}>
        {t('secondFactor.title')}
      </h2>
      <p className="br-muted">{t('secondFactor.text')}</p>
      <Loaded query={query} loading={t('loading')} outline={<Skeleton width="55%" />} failed={{ title: t('partFailed'), text: t('failedText'), level: 3 }}>
        {(state) => <State userId={userId} state={state} />}
      </Loaded>
    </section>
  );
}

function State({ userId, state: { appSince, passkeys, recoveryCodes } }: { userId: string; state: SecondFactor }) {
  const { t, i18n } = useTranslation('profile');
  const inWords = useFailure();
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>();
  const params = { userId };
  const fail = (error: unknown) => toast({ variant: 'destructive', title: t('toast.error'), description: inWords(error) });
  const carryOut = useCarryOut(secondFactorQuery(userId).queryKey, signInsQuery(userId).queryKey);
  const lookAgain = () => Promise.all([secondFactorQuery(userId), signInsQuery(userId)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));

  /** What the server has now; undefined where it does not say. */
  const stateNow = () => queries.fetchQuery({ ...secondFactorQuery(userId), staleTime: 0 }).catch(() => undefined);

  const [offer, isOffering] = useOnce(async () => {
    try {
      setStep({ type: 'set-up', offer: (await call(contract.offerApp, { params })).data, before: appSince });
    } catch (error) {
      fail(error);
    }
  });

  const [addPasskey, isAdding] = useOnce(async () => {
    const isFirst = !appSince && passkeys.length === 0;
    try {
      const { message, data } = await call(contract.addPasskey, { params, body: await makePasskey(userId) });
      if (data.recoveryCodes.length > 0) setStep({ type: 'codes', codes: data.recoveryCodes, said: message });
      else toast({ title: t('toast.success'), description: message });
      await lookAgain();
    } catch (error) {
      if (isFirst && (await stateNow())?.passkeys.length) return renew();
      toast({ variant: 'destructive', title: t('toast.error'), description: inWords(error, t(isThereAlready(error) ? 'secondFactor.passkeyThere' : 'secondFactor.passkeyFailed')) });
    }
  });

  /** Where the answer was lost on the way, the app counts all the same, and nobody has seen the recovery codes: there are new ones. */
  async function confirm(code: string, before: string | null) {
    const { message, data } = await call(contract.confirmApp, { params, body: { code } }).catch(async (error: unknown) => {
      const since = (await stateNow())?.appSince;
      if (!since || since === before) throw error;
      return call(contract.renewRecoveryCodes, { params });
    });
    setStep({ type: 'codes', codes: data.recoveryCodes, said: message });
    await lookAgain();
  }

  /** What was sent and not answered may have come to the server all the same. */
  function close() {
    setStep(undefined);
    void lookAgain();
  }

  /** Said only now: a toast would cover the codes. */
  function kept(said: string) {
    setStep(undefined);
    toast({ title: t('toast.success'), description: said });
  }

  async function renew() {
    setStep(undefined);
    try {
      const { message, data } = await call(contract.renewRecoveryCodes, { params });
      setStep({ type: 'codes', codes: data.recoveryCodes, said: message });
    } catch (error) {
      fail(error);
    }
    await lookAgain();
  }

  async function remove() {
    setStep(undefined);
    await carryOut(() => call(contract.removeSecondFactor, { params }));
  }

  const since = appSince ?? passkeys[0]?.addedAt;
  const date = since && dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(new Date(since));
  return (
    <>
      <p>{date ? t('secondFactor.on', { date, codes: recoveryCodes }) : t('secondFactor.off')}</p>
      {passkeys.length > 0 && <Passkeys userId={userId} passkeys={passkeys} hasApp={appSince !== null} />}
      <div className="br-row">
        <Button size="3" variant={since ? 'outline' : 'solid'} aria-disabled={isOffering || undefined} data-busy={isOffering || undefined} onClick={firstClick(() => void offer())}>
          {appSince ? t('secondFactor.change') : since ? t('secondFactor.app') : t('secondFactor.setUp')}
        </Button>
        {hasPasskeys() && (
          <Button size="3" variant="outline" aria-disabled={isAdding || undefined} data-busy={isAdding || undefined} onClick={firstClick(() => void addPasskey())}>
            {t('secondFactor.addPasskey')}
          </Button>
        )}
        {since && (
          <>
            <Button size="3" variant="outline" onClick={() => setStep({ type: 'renew' })}>
              {t('secondFactor.renew')}
            </Button>
            <Button size="3" variant="outline" color="red" onClick={() => setStep({ type: 'remove' })}>
              {t('secondFactor.remove')}
            </Button>
          </>
        )}
      </div>
      {step?.type === 'set-up' && <SetUpApp offer={step.offer} onCode={(code) => confirm(code, step.before)} onCancel={close} />}
      {step?.type === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => kept(step.said)} />}
      {step?.type === 'renew' && (
        <ConfirmDialog open title={t('secondFactor.renew')} text={t('secondFactor.renewText')} confirm={t('secondFactor.renew')} cancel={t('secondFactor.cancel')} onConfirm={renew} onCancel={() => setStep(undefined)} />
      )}
      {step?.type === 'remove' && (
        <ConfirmDialog open danger title={t('secondFactor.remove')} text={t('secondFactor.removeText')} confirm={t('secondFactor.remove')} cancel={t('secondFactor.cancel')} onConfirm={remove} onCancel={() => setStep(undefined)} />
      )}
    </>
  );
}
