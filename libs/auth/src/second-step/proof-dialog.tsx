import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, type Answerable, call, ownProfileQuery } from '@bridge/client';
import { contract, passwordSchema, type BodyOf } from '@bridge/model';
import { Dialog, Form, FormFoot, Loaded, PasswordField, Skeleton } from '@bridge/ui';
import { given } from '../given.ts';
import { StandingPart } from '../young/standing-part.tsx';
import { CodeForm } from './code-form.tsx';
import { secondFactorQuery } from './queries.ts';
import { useFailure } from '../use-failure.ts';

/** Asks for what a call needs: a proof of who is there, the birth month or a guardian. `onEnd` hears whether it is there now. */
export function ProofDialog({ userId, code, onEnd, onClose }: { userId: string; code: Answerable; onEnd: (isProved: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation('auth');
  if (code !== 'prove-again') {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('young.title')}>
        <StandingPart userId={userId} onAdult={() => onEnd(true)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('proof.title')}>
      <Proof userId={userId} onEnd={onEnd} />
    </Dialog>
  );
}

function Proof({ userId, onEnd }: { userId: string; onEnd: (isProved: boolean) => void }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const query = useQuery(secondFactorQuery(userId));
  const profile = useQuery(ownProfileQuery());

  async function prove(body: BodyOf<typeof contract.proveAgain>) {
    await call(contract.proveAgain, { params: { userId }, body });
    onEnd(true);
  }

  return (
    <Loaded query={query} loading={t('proof.busy')} outline={<Skeleton height="6em" />} failed={{ title: inWords(query.error) }}>
      {({ appSince, passkeys }) =>
        appSince || passkeys.length > 0 ? (
          <CodeForm head={<p>{t(appSince ? (passkeys.length > 0 ? 'proof.code' : 'proof.app') : 'proof.passkey')}</p>} has={{ app: Boolean(appSince), passkey: passkeys.length > 0 }} onShown={prove} onBack={() => onEnd(false)} />
        ) : (
          <PasswordForm asks={profile.data?.user.hasPassword === false ? 'signIn' : 'password'} onPassword={(password) => prove({ password })} onCancel={() => onEnd(false)} />
        )
      }
    </Loaded>
  );
}

function PasswordForm({ asks, onPassword, onCancel }: { asks: 'password' | 'signIn'; onPassword: (password: string) => Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const schema = v.object({ typed: given(t('missing.password'), passwordSchema) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { typed: '' } });

  async function prove({ typed }: { typed: string }) {
    try {
      await onPassword(typed);
    } catch (error) {
      const message = inWords(error);
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
