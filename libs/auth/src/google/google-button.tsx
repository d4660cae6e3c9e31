import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, call, messageOf, session } from '@bridge/client';
import { contract, type Role, type Settings } from '@bridge/model';
import { Dialog, firstClick, toast, useOnce } from '@bridge/ui';
import { CodeForm } from '../second-step/code-form.tsx';
import { isSecondStep } from '../second-step/is-asked-for.ts';
import type { Shown } from '../second-step/passkey.ts';
import { acceptanceOf, type LegalTexts } from '../terms.tsx';
import { askProvider } from './ask-provider.ts';
import { ChooseRole } from './choose-role.tsx';
import { readClaims, type Claims } from './claims.ts';
import { settingsQuery } from './settings-query.ts';

type Props = {
  /** "Or sign in with", "Or sign up with". */
  lead: string;
  /** The kind of account that is created where there is none yet; whoever has not said it is asked. */
  role?: Role | undefined;
  /** What is accepted by going on. */
  legal: LegalTexts;
  /** Whether going on is possible; a form may first want a confirmation. */
  mayGoOn?: () => Promise<boolean>;
  onSignedIn: () => void | Promise<void>;
};
type Proof = { idToken: string; claims: Claims };

/** Signing in with Google, where the server is set up for it; nothing otherwise. */
export function GoogleButton(props: Props) {
  const provider = useQuery(settingsQuery()).data?.thirdParty;
  return provider && <Configured {...props} provider={provider} />;
}

function Configured({ provider, lead, role, legal, mayGoOn, onSignedIn }: Props & { provider: NonNullable<Settings['thirdParty']> }) {
  const { t } = useTranslation('auth');
  const [unknown, setUnknown] = useState<Proof>();
  const [asked, setAsked] = useState<{ proof: Proof; chosen: Role | undefined }>();
  const fail = (description: string) => toast({ variant: 'destructive', title: t('toast.error'), description });

  async function signIn() {
    const outcome = await askProvider(provider, async () => (await call(contract.thirdPartyNonce)).data.nonce);
    if (outcome.type === 'cancelled') return; // whoever changes their mind needs no word of it
    if (outcome.type !== 'token') return void fail(outcome.type === 'blocked' ? t('google.blocked') : t('google.failed'));
    const claims = readClaims(outcome.idToken);
    if (claims?.nonce !== outcome.nonce) return void fail(t('google.failed'));
    await send({ idToken: outcome.idToken, claims }, role);
  }

  /** Without a role nothing is created: the server then asks for one, and the same proof is sent again with it. */
  async function send(proof: Proof, chosen: Role | undefined, shown?: Shown) {
    const { idToken, claims } = proof;
    const body = {
      thirdPartyUserId: claims.sub,
      provider: provider.provider,
      email: claims.email,
      firstName: claims.given_name ?? claims.name,
      lastName: claims.family_name,
      profileImageUrl: claims.picture,
      idToken,
      ...shown,
      ...(chosen ? { role: chosen, ...acceptanceOf(legal) } : { mayCreate: false }),
    };
    const answer = await call(contract.thirdParty, { body }).catch((error: unknown) => {
      if (isSecondStep(error)) return setAsked({ proof, chosen });
      if (chosen || !(error instanceof ApiError) || error.code !== 'choose-role') throw error;
      setUnknown(proof);
    });
    if (!answer) return;
    setUnknown(undefined);
    setAsked(undefined);
    session.signIn(answer);
    await onSignedIn();
    toast({ title: t('toast.success'), description: answer.message || t('google.success') });
  }

  const [press, isBusy] = useOnce(async () => {
    try {
      if (mayGoOn && !(await mayGoOn())) return;
      await signIn();
    } catch (error) {
      fail(wordsOf(error));
    }
  });

  function wordsOf(error: unknown): string {
    const refused = error instanceof ApiError && error.status > 0 && error.code !== 'malformed';
    return refused ? (messageOf(error) ?? t('google.refused')) : t('google.failed');
  }

  return (
    <>
      <p className="br-or">{lead}</p>
      <Button type="button" size="4" variant="outline" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(() => void press())}>
        <GoogleMark />
        {isBusy ? t('google.busy') : t('google.button')}
      </Button>
      {asked && (
        <Dialog open onOpenChange={() => setAsked(undefined)} size="medium" title={t('secondStep.heading')} description={t('secondStep.text')} closeOnOutside={false}>
          {/* React's events climb through the dialog to the form that it was opened from */}
          <div onSubmit={(event) => event.stopPropagation()}>
            <CodeForm onShown={(shown) => send(asked.proof, asked.chosen, shown)} onBack={() => setAsked(undefined)} />
          </div>
        </Dialog>
      )}
      {unknown && <ChooseRole email={unknown.claims.email} legal={legal} onChosen={(chosen) => send(unknown, chosen).then(() => undefined, wordsOf)} onCancel={() => setUnknown(undefined)} />}
    </>
  );
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.4" d="M15.3 5A7.3 7.3 0 1 0 16.3 9H9.5" />
    </svg>
  );
}
