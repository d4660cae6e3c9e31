import { useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call, session } from '@bridge/client';
import { contract, passwordSchema, type Role, type User } from '@bridge/model';
import { Dialog, ErrorSummary, Form, PasswordField, SubmitButton, toast } from '@bridge/ui';
import { given } from '../given.ts';
import { useRefusal } from '../use-refusal.ts';

/** Deletes the account after a confirmation: with the password, where the account has one. */
export function DeleteAccount({ user, role, onLeft }: { user: User; role: Role; onLeft: (said: string) => void | Promise<void> }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="br-card br-stack" aria-labelledby="delete">
      <h2 className="br-d4" id="delete">
        {t('delete.title')}
      </h2>
      <p className="br-muted">{t('delete.text')}</p>
      <div>
        <Button size="3" variant="outline" color="red" onClick={() => setOpen(true)}>
          {t('delete.button')}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} size="medium" title={t('delete.question')} description={t(`delete.warning.${role}`)} closeOnOutside={false}>
        <Confirmation user={user} onLeft={onLeft} onCancel={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

function Confirmation({ user, onLeft, onCancel }: { user: User; onLeft: (said: string) => void | Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('profile');
  const asksPassword = user.hasPassword !== false;
  const formSchema = v.object({ password: asksPassword ? given(t('delete.missingPassword'), passwordSchema) : v.string() });
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: { password: '' } });
  const refuse = useRefusal(['password'], form, asksPassword ? { 'wrong-password': 'password' } : {});
  const isGone = useRef(false);

  async function leave({ password }: { password: string }) {
    if (isGone.current) return;
    const body = asksPassword ? { password } : {};
    const answer = await call(contract.deleteAccount, { params: { userId: user.userId }, body }).catch((error: unknown) => refuse(error));
    if (!answer) return;
    isGone.current = true;
    const said = answer.message || t('delete.done');
    session.signOut();
    toast({ title: t('toast.success'), description: said });
    await onLeft(said);
  }

  return (
    <Form form={form} onSubmit={leave} className="profile-form">
      <ErrorSummary refusal={t('toast.error')} />
      {asksPassword && <PasswordField name="password" label={t('delete.password')} autoComplete="current-password" required />}
      <div className="br-dialog-foot">
        <Button type="button" size="3" variant="outline" onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <SubmitButton size="3" danger busyLabel={t('delete.deleting')}>
          {t('delete.confirm')}
        </SubmitButton>
      </div>
    </Form>
  );
}
