import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call, ownProfileQuery, session } from '@bridge/client';
import { contract, deviceZone, nameSchema, placeOf, type User } from '@bridge/model';
import { ErrorSummary, Form, SelectField, SubmitButton, TextField, toast, ZoneField } from '@bridge/ui';
import type { Language } from './language.ts';
import { useRefusal } from '../use-refusal.ts';

const formSchema = v.object({ firstName: nameSchema, lastName: nameSchema, language: v.string(), timeZone: v.string() });
type Values = v.InferOutput<typeof formSchema>;
const names = ['firstName', 'lastName', 'language', 'timeZone'] as const;

/** Name, language and time zone. */
export function EditProfile({ user, languages, onLanguage }: { user: User; languages: readonly Language[]; onLanguage?: ((code: string) => void) | undefined }) {
  const { t, i18n } = useTranslation('profile');
  const queries = useQueryClient();
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: valuesOf(user) });
  const refuse = useRefusal(names, form.setError);

  async function save({ firstName, lastName, language, timeZone }: Values) {
    const changes = { firstName, lastName, ...(language && { language }), ...(timeZone && { timeZone }) };
    try {
      const { data, message } = await call(contract.updateProfile, { params: { userId: user.userId }, body: { user: changes } });
      session.update(data);
      queries.setQueryData(ownProfileQuery().queryKey, { firstName: data.firstName, lastName: data.lastName, role: data.role, user: data });
      form.reset(valuesOf(data));
      toast({ title: t('toast.success'), description: message || t('saved') });
      if (data.language && data.language !== user.language) onLanguage?.(data.language);
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <section className="br-card br-stack" aria-labelledby="edit">
      <h2 className="br-d4" id="edit">
        {t('edit')}
      </h2>
      <Form form={form} keep="profile" onSubmit={save} className="profile-form">
        <ErrorSummary refusal={t('toast.error')} />
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" required />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" required />
        <SelectField name="language" label={t('language')} placeholder={t('notSet')} options={languages.map(({ code, name }) => ({ value: code, label: name }))} />
        <ZoneField name="timeZone" label={t('timeZone')} help={t('timeZoneHelp', { zone: placeOf(deviceZone(), i18n.language) })} placeholder={t('notSet')} locale={i18n.language} />
        <div>
          <SubmitButton size="3" busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function valuesOf({ firstName, lastName, language = '', timeZone = '' }: User): Values {
  return { firstName, lastName, language, timeZone };
}
