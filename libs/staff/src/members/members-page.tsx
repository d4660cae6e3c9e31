import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, messageOf } from '@bridge/client';
import { emailSchema, listOf, permissions, permissionSchema, type Permission, type StaffMember } from '@bridge/model';
import { ConfirmDialog, Dialog, Form, FormFoot, Icon, LoadedList, Named, Note, PageHead, Skeleton, TextField, toast, useLeftOpen } from '@bridge/ui';
import { useChangeStaff } from '../mutations.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { membersQuery } from '../queries.ts';

/** What a job may do, as content says: a beginning, changed before it is saved. */
type Preset = { id: string; label: string; permissions: readonly Permission[] };

/** Who is of the staff, and what each may do. */
export function MembersPage({ presets = [] }: { presets?: readonly Preset[] }) {
  const { t, i18n } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(membersQuery()));
  const [edited, setEdited] = useLeftOpen(query.data && ['', ...query.data.map(({ userId }) => userId)], (id) => memberName(query.data?.find(({ userId }) => userId === id))); // the id of somebody; empty for somebody new
  return (
    <>
      <div className="br-between">
        <PageHead title={t('members.title')} lead={t('members.lead')} />
        <Button size="3" onClick={() => setEdited('')}>
          {t('members.add')}
        </Button>
      </div>
      <section className="br-card">
        <LoadedList query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)} entries={(members) => members} empty={null} className="br-list br-rows">
          {(member) => (
            <li key={member.userId}>
              <div className="br-grow br-stack">
                <h2 className="br-d4 br-name">{member.name}</h2>
                <p className="br-small br-muted">{member.email}</p>
                <p className="br-small">
                  {listOf(
                    member.permissions.map((one) => t(`permissions.${one}`)),
                    i18n.language,
                  )}
                </p>
              </div>
              <Button size="2" variant="outline" aria-label={t('members.changeOf', { name: member.name })} onClick={() => setEdited(member.userId)}>
                {t('members.change')}
              </Button>
            </li>
          )}
        </LoadedList>
      </section>
      {edited !== undefined && <MemberDialog key={edited} isNew={edited === ''} member={query.data?.find(({ userId }) => userId === edited)} isLast={query.data?.filter(({ permissions: held }) => held.includes('staff')).length === 1} presets={presets} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const schema = v.object({ email: emailSchema, permissions: v.array(permissionSchema) });

/** With the revision: what was chosen about permissions that a colleague has changed meanwhile is not brought back. */
const memberName = (member: StaffMember | undefined) => `member:${member?.userId ?? ''}:${member?.revision ?? ''}`;

function MemberDialog({ isNew, member: shown, isLast, presets, onClose }: { isNew: boolean; /** As they are by now. */ member: StaffMember | undefined; /** One alone may change permissions. */ isLast: boolean; presets: readonly Preset[]; onClose: () => void }) {
  const { t, i18n } = useTranslation('staff');
  const change = useChangeStaff();
  const [first] = useState(shown);
  const [asked, setAsked] = useState<{ lost: Permission[]; isAll: boolean; answer: (isMeant: boolean) => void }>();
  const nameOf = (some: readonly Permission[]) => listOf(some.map((one) => t(`permissions.${one}`)), i18n.language);
  const member = shown ?? first; // a colleague may have taken all permissions meanwhile
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: member?.email ?? '', permissions: member?.permissions ?? [] } });

  function answer(isMeant: boolean) {
    asked?.answer(isMeant);
    setAsked(undefined);
  }

  async function save(values: v.InferOutput<typeof schema>) {
    const lost = member?.own ? member.permissions.filter((one) => !values.permissions.includes(one)) : [];
    const isRefused = isLast && lost.includes('staff'); // the server says why
    if (lost.length > 0 && !isRefused && !(await new Promise<boolean>((answer) => setAsked({ lost, isAll: values.permissions.length === 0, answer })))) return form.setError('root', { type: 'notMeant' }); // so that what was chosen is kept
    try {
      const { message } = await change.mutateAsync({ ...values, revision: shown?.revision ?? '' });
      toast({ title: message });
      form.reset();
      onClose();
    } catch (error) {
      if (isNew && error instanceof ApiError && error.code === 'user-not-found') form.setError('email', { message: t('members.unknown') }, { shouldFocus: true });
      else if (error instanceof ApiError && error.fields.some(({ path }) => path === 'permissions')) form.setError('root', { message: t('members.noneChosen') });
      else form.setError('root', { message: messageOf(error) ?? t('failedText') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={member ? <Named text={t('members.changeOf', { name: member.name })} name={member.name} /> : t('members.add')} description={isNew ? undefined : t('members.dialogText')}>
      <Form form={form} keep={memberName(first)} onSubmit={save}>
        {isNew && <TextField name="email" type="email" label={t('members.email')} required />}
        {first && shown?.revision !== first.revision && <Note>{shown ? t('members.now', { permissions: nameOf(shown.permissions) }) : t('members.nowNone')}</Note>}
        {presets.length > 0 && (
          <label className="br-field">
            <span className="br-label">{t('members.preset')}</span>
            <span className="br-select">
              <select value="" onChange={({ target }) => form.setValue('permissions', [...(presets.find(({ id }) => id === target.value)?.permissions ?? [])], { shouldDirty: true })}>
                <option value="" disabled>{t('members.noPreset')}</option>
                {presets.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </label>
        )}
        <fieldset className="br-staff-ticks">
          <legend className="br-label">{t('members.may')}</legend>
          {permissions.map((permission) => (
            <label key={permission} className="br-check">
              <input type="checkbox" className="br-check-input" value={permission} {...form.register('permissions')} />
              <span className="br-box">
                <Icon name="check" />
              </span>
              <span>{t(`permissions.${permission}`)}</span>
            </label>
          ))}
        </fieldset>
        <FormFoot back={t('cancel')} onBack={onClose} send={t('save')} sending={t(asked ? 'save' : 'saving')} />
      </Form>
      {asked && (
        <ConfirmDialog open title={t('members.ownTitle')} text={t(asked.isAll ? 'members.ownAll' : asked.lost.includes('staff') ? 'members.ownStaff' : 'members.ownText', { permissions: nameOf(asked.lost) })} confirm={t('members.ownConfirm')} cancel={t('cancel')} danger onCancel={() => answer(false)} onConfirm={() => answer(true)} />
      )}
    </Dialog>
  );
}
