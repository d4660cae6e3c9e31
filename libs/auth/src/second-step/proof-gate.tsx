import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, askForProofBy, type Answerable, call, messageOf, ownProfileQuery, session } from '@bridge/client';
import { contract, passwordSchema, type BodyOf } from '@bridge/model';
import { Dialog, Form, FormFoot, Loaded, PasswordField, Skeleton } from '@bridge/ui';
import { given } from '../given.ts';
import { StandingPart } from '../young/standing-part.tsx';
import { CodeForm } from './code-form.tsx';
import { secondFactorQuery } from './queries.ts';

/** Stands in the frame of every signed-in page: asks for a proof of who is there, for the birth month or for a guardian, where a call needs one. */
export function ProofGate() {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState<{ code: Answerable; end: (isProved: boolean) => void }>();
  useEffect(
    () =>
      askForProofBy((code) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAsked({ code, end: resolve });
        return promise;
      }),
    [],
  );
  const userId = session.current()?.user.userId;
  if (!asked || !userId) return null;

  function end(isProved: boolean) {
    setAsked(undefined);
    asked?.end(isProved);
  }

  if (asked.code !== 'prove-again') {
    return (
      <Dialog open onOpenChange={(open) => !open && end(false)} size="medium" closeOnOutside={false} title={t('young.title')}>
        <StandingPart userId={userId} onAdult={() => end(true)} />
      </Dialog>
    );
  }

  return (
    <Dialog open onOpenChange={(open) => !open && end(false)} size="medium" closeOnOutside={false} title={t('proof.title')}>
      <Proof userId={userId} onEnd={end} />
    </Dialog>
  );
}

function Proof({ userId, onEnd }: { userId: string; onEnd: (isProved: boolean) => void }) {
  const { t } = useTranslation('auth');
  const query = useQuery(secondFactorQuery(userId));
  const profile = useQuery(ownProfileQuery());

  async function prove(body: BodyOf<typeof contract.proveAgain>) {
    await call(contract.proveAgain, { params: { userId }, body });
    onEnd(true);
  }

  return (
    <Loaded query={query} loading={t('proof.busy')} outline={<Skeleton height="6em" />} failed={{ title: messageOf(query.error) ?? t('toast.failed') }}>
      {({ appSince, passkeys }) =>
        appSince || passkeys.length > 0 ? (
          <CodeForm head={<p>{t('proof.code')}</p>} onShown={prove} onBack={() => onEnd(false)} />
        ) : (
          <PasswordForm asks={profile.data?.user.hasPassword === false ? 'signIn' : 'password'} onPassword={(password) => prove({ password })} onCancel={() => onEnd(false)} />
        )
      }
    </Loaded>
  );
}

function PasswordForm({ asks, onPassword, onCancel }: { asks: 'password' | 'signIn'; onPassword: (password: string) => Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('auth');
  const schema = v.object({ typed: given(t('missing.password'), passwordSchema) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { typed: '' } });

  async function prove({ typed }: { typed: string }) {
    try {
      await onPassword(typed);
    } catch (error) {
      const message = messageOf(error) ?? t('toast.failed');
      const isWrong = error instanceof ApiError && error.code === 'wrong-password';
      form.setError(isWrong ? 'typed' : 'root', { type: 'server', message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={prove}>
      <p>{t(`proof.${asks}`)}</p>
      {asks === 'password' && <PasswordField name="typed" label={t('login.password')} autoComplete="current-password" required />}
      <FormFoot back={t('proof.cancel')} onBack={onCancel} send={asks !== 'signIn' && t('proof.confirm')} sending={t('proof.busy')} />
    </Form>
  );
}
