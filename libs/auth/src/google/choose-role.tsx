import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { roles, type Role } from '@bridge/model';
import { Address, ChoiceField, Dialog, Form, FormFoot } from '@bridge/ui';
import { chosenRole, chooseRole } from '../chosen-role.ts';
import { LegalLinks, type LegalTexts } from '../terms.tsx';

type Props = {
  email: string;
  legal: LegalTexts;
  /** Makes the account; resolves with why it could not. */
  onChosen: (role: Role) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Asks somebody who has no account yet what they are, before one is made. What cannot be changed later is not answered for them. */
export function ChooseRole({ email, legal, onChosen, onCancel }: Props) {
  const { t } = useTranslation('auth');
  const schema = v.object({ role: v.picklist(roles, t('missing.role')) });
  const [before, after] = t('google.newText', { email }).split(email);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { role: chosenRole() ?? ('' as Role) } }); // nothing is chosen yet: no radio has this value
  const options = roles.map((role) => ({ value: role, label: t(`selectUserType.roles.${role}.name`), text: t(`selectUserType.roles.${role}.text`) }));

  async function choose({ role }: { role: Role }) {
    chooseRole(role);
    const problem = await onChosen(role);
    if (problem) form.setError('root', { message: problem });
  }

  return (
    <Dialog open onOpenChange={onCancel} size="medium" title={t('google.newTitle')} description={<>{before}<Address text={email} />{after}</>} closeOnOutside={false}>
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
