import { useRef } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, call, ownProfileQuery, session } from '@bridge/client';
import { contract, deviceZone, isTimeZone, nameSchema, placeOf, type User } from '@bridge/model';
import { ErrorSummary, Form, SelectField, SubmitButton, TextField, toast, ZoneField } from '@bridge/ui';
import type { Language } from './language.ts';
import { useRefusal } from '../use-refusal.ts';

const formSchema = v.object({ firstName: nameSchema, lastName: nameSchema, language: v.string(), timeZone: v.pipe(v.string(), v.check((zone) => zone === '' || isTimeZone(zone), 'unknownZone')) });
type Values = v.InferOutput<typeof formSchema>;
type Name = keyof Values;
const names = ['firstName', 'lastName', 'language', 'timeZone'] as const;

/** Name, language and time zone. What was changed here is sent, and what stood there before: another window may be open, and what was saved there is not undone unseen. */
export function EditProfile({ user, languages, onLanguage }: { user: User; languages: readonly Language[]; onLanguage?: ((code: string) => void) | undefined }) {
  const { t, i18n } = useTranslation('profile');
  const queries = useQueryClient();
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: valuesOf(user) });
  const refuse = useRefusal(names, form);
  const shown = useRef(valuesOf(user)); // what was stored when it came to be in the form

  async function save(values: Values) {
    const changed = names.filter((name) => values[name] && values[name] !== shown.current[name]); // a language or a zone is never taken back to none
    try {
      const { data, message } = await call(contract.updateProfile, { params: { userId: user.userId }, body: { user: pick(values, changed), seen: pick(shown.current, changed) } });
      session.update(data);
      queries.setQueryData(ownProfileQuery().queryKey, { firstName: data.firstName, lastName: data.lastName, role: data.role, user: data });
      showStored(data);
      toast({ title: t('toast.success'), description: message || t('saved') });
      if (data.language && data.language !== user.language) onLanguage?.(data.language);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile-changed') await sayChanged(changed, values);
      else refuse(error);
    }
  }

  /** Says what stands there now, at the fields that another window has changed; what was typed stays, and whoever saves again knows of it. */
  async function sayChanged(changed: readonly Name[], typed: Values) {
    const before = shown.current;
    const fresh = await queries.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }).catch(() => undefined);
    if (!fresh) return form.setError('root.refused', { type: 'server', message: t('changedMeanwhile') });
    showStored(fresh.user, pick(typed, changed));
    form.setError('root.refused', { type: 'server', message: t('changedMeanwhile') });
    for (const name of changed) {
      const stored = shown.current[name];
      if (stored !== before[name] && stored !== typed[name]) form.setError(name, { type: 'server', message: t('storedNow', { value: inWords(name, stored) }) });
    }
  }

  function showStored(stored: User, typed: Partial<Values> = {}) {
    shown.current = valuesOf(stored);
    form.reset(shown.current);
    for (const name of names) if (typed[name] !== undefined) form.setValue(name, typed[name], { shouldDirty: true });
  }

  function inWords(name: Name, value: string): string {
    if (name === 'language') return languages.find(({ code }) => code === value)?.name ?? value;
    return name === 'timeZone' && isTimeZone(value) ? placeOf(value, i18n.language) : value;
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

function pick(values: Values, which: readonly Name[]): Partial<Values> {
  return Object.fromEntries(which.map((name) => [name, values[name]]));
}

function valuesOf({ firstName, lastName, language = '', timeZone = '' }: User): Values {
  return { firstName, lastName, language, timeZone };
}
