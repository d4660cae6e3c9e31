import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, arrived } from '@bridge/client';
import { secondFactorCodeSchema } from '@bridge/model';
import { Dialog, Form, FormFoot, LateBlock, latePart, TextField } from '@bridge/ui';
import { given } from '../given.ts';
import { useFailure } from '../use-failure.ts';

// Comes with its library when somebody sets an app up, and with nobody else.
const QrCode = latePart(async () => (await arrived(() => import('./qr-code.tsx'))).QrCode);

/** The key for the app, and its first code. The key stays on screen while codes are wrong. */
export function SetUpApp({ offer: { secret, address }, onCode, onCancel }: { offer: { secret: string; address: string }; onCode: (code: string) => Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('profile');
  const inWords = useFailure();
  const form = useForm({ resolver: valibotResolver(v.object({ code: given(t('secondFactor.missingCode'), secondFactorCodeSchema) })), defaultValues: { code: '' } });

  async function confirm({ code }: { code: string }) {
    try {
      await onCode(code);
    } catch (error) {
      const message = inWords(error);
      const isWrong = error instanceof ApiError && error.code === 'wrong-second-factor';
      if (isWrong) form.setValue('code', '');
      form.setError(isWrong ? 'code' : 'root', { type: 'server', message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} size="medium" title={t('secondFactor.setUp')} description={t('secondFactor.offer')} closeOnOutside={false}>
      <Form form={form} onSubmit={confirm} className="profile-form">
        <LateBlock part={QrCode} props={{ text: address, label: t('secondFactor.picture') }} waiting={<span className="profile-qr" />} />
        <dl className="profile-facts">
          <div>
            <dt className="br-small br-muted">{t('secondFactor.key')}</dt>
            <dd>
              <code className="profile-code" dir="ltr">
                {secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}
              </code>
            </dd>
          </div>
        </dl>
        <p className="br-alone">
          <a className="br-link" href={address}>
            {t('secondFactor.open')}
          </a>
        </p>
        <TextField name="code" label={t('secondFactor.code')} inputMode="numeric" autoComplete="one-time-code" dir="ltr" required />
        <FormFoot back={t('secondFactor.cancel')} onBack={onCancel} send={t('secondFactor.confirm')} sending={t('secondFactor.confirming')} />
      </Form>
    </Dialog>
  );
}
