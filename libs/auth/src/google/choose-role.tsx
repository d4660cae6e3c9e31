import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { roles, type Role } from '@bridge/model';
import { ChoiceField, Dialog, Form, FormFoot } from '@bridge/ui';
import { chosenRole, chooseRole } from '../chosen-role.ts';
import { LegalLinks, type LegalTexts } from '../terms.tsx';

/** Asks somebody who has no account yet what they are, before one is made. */
export function ChooseRole({ email, legal, onChosen, onCancel }: { email: string; legal: LegalTexts; onChosen: (role: Role) => Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm<{ role: Role }>({ defaultValues: { role: chosenRole() ?? 'TALENT' } });
  const options = roles.map((role) => ({ value: role, label: t(`selectUserType.roles.${role}.name`), text: t(`selectUserType.roles.${role}.text`) }));

  async function choose({ role }: { role: Role }) {
    chooseRole(role);
    await onChosen(role);
  }

  return (
    <Dialog open onOpenChange={onCancel} size="medium" title={t('google.newTitle')} description={t('google.newText', { email })} closeOnOutside={false}>
      {/* React's events climb through the dialog to the form that it was opened from */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Form form={form} onSubmit={choose}>
          <ChoiceField name="role" label={t('selectUserType.group')} hideLabel options={options} />
          <div className="auth-terms br-small br-muted">
            <p>{t('google.terms')}</p>
            <LegalLinks legal={legal} />
          </div>
          <FormFoot back={t('logout.cancel')} onBack={onCancel} send={t('google.create')} sending={t('signUp.sending')} />
        </Form>
      </div>
    </Dialog>
  );
}
