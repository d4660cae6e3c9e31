import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, messageOf } from '@bridge/client';
import { birthMonthOf, emailSchema, limits, line, type PersonDecision, type StaffPerson } from '@bridge/model';
import { Dialog, Form, FormFoot, TextAreaField, TextField, toast } from '@bridge/ui';
import type { Snippets } from '../case/decision-form.tsx';
import { SendDialog } from '../case/send-dialog.tsx';
import { withSnippet } from '../case/with-snippet.ts';
import { useDecidePerson } from '../mutations.ts';
import { personQuery, previewPersonQuery } from '../queries.ts';
import { decisionName } from './decision-name.ts';
import { Follows } from './follows.tsx';

const reason = line(limits.staffNote);
const days = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.regex(/^\d+$/, 'suspensionDays'), v.transform(Number), v.minValue(1, 'suspensionDays'), v.maxValue(limits.suspensionDays, 'suspensionDays'));

const month = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.check((typed) => birthMonthOf(typed, '2000') !== undefined, 'monthNumber'));
const year = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.check((typed) => birthMonthOf('1', typed) !== undefined, 'yearNumber'));
const unasked = v.optional(v.any());
type Given = { reason: string; days: unknown; email: unknown; birthMonth: unknown; birthYear: unknown };

/** Nobody but the staff reads why. */
const kept: ReadonlySet<PersonDecision['decision']> = new Set(['end-sign-ins', 'allow-young', 'stop-young']);

/** Asks why, and what else one decision takes; then once more, beside the mails that it sends, before it is carried out. */
export function PersonDialog({ person, decision, snippets, onClose, onDone, onClosed }: { person: StaffPerson; decision: PersonDecision['decision']; snippets?: Snippets | undefined; onClose: () => void; onDone: () => void; onClosed: () => void }) {
  const { t, i18n } = useTranslation('staff');
  const client = useQueryClient();
  const decide = useDecidePerson(person.id);
  const isSuspend = decision === 'suspend';
  const isClose = decision === 'close';
  const isBirth = decision === 'correct-birth-month';
  const schema = v.object({ reason, days: isSuspend ? days : unasked, email: isClose ? emailSchema : unasked, birthMonth: isBirth ? month : unasked, birthYear: isBirth ? year : unasked });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reason: '', days: '', email: '', birthMonth: '', birthYear: '' } });

  const [asked, setAsked] = useState<{ body: PersonDecision; answer: (message: string | undefined) => void; refuse: (error: unknown) => void }>();
  const [snippet, setSnippet] = useState('');
  const [answered, setAnswered] = useState<{ go: () => void }>();
  useEffect(() => answered?.go(), [answered]); // once the question is gone, which keeps the focus
  const isKept = kept.has(decision);
  const language = isKept ? null : (person.language ?? undefined); // undefined: mails to them are in the content's own
  const help = t(isKept ? 'person.reasonKept' : 'person.reasonHelp');

  async function save(given: Given, settle: () => void) {
    const body = bodyOf(decision, person.revision, given);
    try {
      const message = await new Promise<string | undefined>((answer, refuse) => setAsked({ body, answer, refuse }));
      if (message === undefined) return form.setError('root', { type: 'notMeant' }); // so that what was typed is kept
      toast({ title: message });
      settle(); // before the dialog is gone: nothing of it was left unsent
      onDone();
      if (isClose) onClosed();
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields.find(({ path }) => path === 'email' || path === 'birthMonth') : undefined;
      if (ofField) form.setError(ofField.path === 'email' ? 'email' : 'birthMonth', { message: ofField.message }, { shouldFocus: true });
      else form.setError('root', { message: messageOf(error) ?? t('failedText') });
    }
  }

  function take(text: string) {
    form.setValue('reason', withSnippet(form.getValues('reason'), snippet, text), { shouldDirty: true, shouldValidate: true });
    setSnippet(text);
  }

  function close(go: () => void) {
    setAsked(undefined);
    setAnswered({ go });
  }

  async function carryOut({ body, answer, refuse }: NonNullable<typeof asked>) {
    try {
      const { message } = await decide.mutateAsync(body);
      close(() => answer(message));
    } catch (error) {
      close(() => refuse(error));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t(`person.${decision}`)} description={t(`person.${decision}Text`)}>
      <Follows person={person} decision={decision} />
      <Form form={form} keep={decisionName(person.id, decision)} onSubmit={save}>
        {snippets?.({ kind: 'person', language, decisions: [decision], label: t('case.snippets'), placeholder: t('case.noSnippet'), onChoose: take })}
        <TextAreaField name="reason" dir="auto" label={t('person.reason')} help={language ? `${help} ${t('case.noteIn', { language: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language) ?? language })}` : help} maxLength={limits.staffNote} required />
        {isSuspend && <TextField name="days" label={t('person.days')} inputMode="numeric" required />}
        {isClose && <TextField name="email" type="email" label={t('person.typeEmail')} autoComplete="off" required />}
        {isBirth && (
          <div className="br-staff-pair-of-fields">
            <TextField name="birthMonth" label={t('person.birthMonth')} help={t('person.birthMonthHelp')} inputMode="numeric" autoComplete="off" maxLength={12} required />
            <TextField name="birthYear" label={t('person.birthYear')} help={t('person.birthYearHelp')} inputMode="numeric" autoComplete="off" maxLength={12} required />
          </div>
        )}
        <FormFoot back={t('cancel')} onBack={onClose} send={t(`person.${decision}`)} sending={t(`person.${decision}`)} danger={isClose} />
      </Form>
      {asked && (
        <SendDialog
          query={previewPersonQuery(person.id, asked.body)}
          title={t(`person.${decision}`)}
          text={t(`person.${decision}Text`)}
          confirm={t(`person.${decision}`)}
          cancel={t('cancel')}
          danger={isClose}
          onCancel={() => close(() => asked.answer(undefined))}
          onConfirm={() => carryOut(asked)}
          onRefused={(error) => {
            close(() => asked.refuse(error));
            void client.invalidateQueries({ queryKey: personQuery(person.id).queryKey }); // a colleague may have been quicker
          }}
          none={isKept ? t('case.noteKept') : undefined}
        />
      )}
    </Dialog>
  );
}

function bodyOf(decision: PersonDecision['decision'], revision: string, given: Given): PersonDecision {
  if (decision === 'suspend') return { decision, reason: given.reason, revision, days: Number(given.days) };
  if (decision === 'close') return { decision, reason: given.reason, revision, email: String(given.email) };
  if (decision === 'correct-birth-month') return { decision, reason: given.reason, revision, birthMonth: birthMonthOf(String(given.birthMonth), String(given.birthYear)) ?? '' };
  return { decision, reason: given.reason, revision };
}
