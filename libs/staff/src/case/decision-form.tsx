import { useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { limits, type BodyOf, type CaseDecision, type CaseKind, type contract, type StaffCase } from '@bridge/model';
import { ConfirmDialog, Form, Note, TextAreaField, TextField } from '@bridge/ui';
import type { useCaseActions } from '../mutations.ts';
import { CopyNote } from './copy-note.tsx';
import { noteName } from './still-typed.tsx';
import { Preview } from './preview.tsx';
import { lookOf, tones } from './tones.ts';

/** Texts to begin a note with, in the language it is read in. */
export type Snippets = (asked: { kind: CaseKind; language: string | null; decisions: readonly string[]; label: string; placeholder: string; onChoose: (text: string) => void }) => ReactNode;

/** The note and the decisions. Each is asked about once more, beside the mails it sends; where it is refused, the note stays, also where nothing is left to decide. */
export function DecisionForm({ shown, form, decide, isTold, isOver, snippets, onDecided }: { shown: StaffCase; form: UseFormReturn<{ note: string; days: string }>; decide: ReturnType<typeof useCaseActions>['decide']; /** That somebody else was quicker stands there already. */ isTold: boolean; /** Nothing can be decided any more. */ isOver: boolean; snippets?: Snippets | undefined; onDecided: (message: string) => void }) {
  const { t, i18n } = useTranslation('staff');
  // As the case was when it was chosen: it is another one once decided.
  const [chosen, setChosen] = useState<{ name: string; final: boolean; body: BodyOf<typeof contract.decideCase> }>();
  const { error } = decide;
  const isKept = shown.decisions.length > 0 && shown.decisions.every(({ name }) => name === 'reopen'); // nobody is mailed why
  const language = isKept ? null : (shown.noteIn ?? null);
  const noteHelp = t(isKept ? 'person.reasonKept' : 'case.noteHelp');

  function choose({ name, note, final, days }: CaseDecision) {
    const count = Number(form.getValues('days'));
    if (note === 'needed' && !form.getValues('note').trim()) form.setError('note', { message: t(name === 'reply' ? 'case.answerNeeded' : name === 'reopen' ? 'case.whyNeeded' : 'case.noteNeeded') }, { shouldFocus: true });
    else if (days && !(Number.isInteger(count) && count >= 1 && count <= limits.suspensionDays)) form.setError('days', { message: t('case.daysNeeded', { most: limits.suspensionDays }) }, { shouldFocus: true });
    else setChosen({ name, final, body: { decision: name, note: note === 'none' ? '' : form.getValues('note'), revision: shown.revision, ...(days && { days: count }) } });
  }

  async function carryOut(body: BodyOf<typeof contract.decideCase>) {
    try {
      const { message } = await decide.mutateAsync(body);
      form.reset();
      onDecided(message);
    } catch {
      // The refusal stands in the form.
    }
    setChosen(undefined);
  }

  return (
    <Form form={form} keep={noteName(`${shown.kind}.${shown.id}`)} onSubmit={() => {}}>
      {error && !(isTold && error instanceof ApiError && error.code === 'case-decided') && <Note tone="red">{messageOf(error) ?? t('failedText')}</Note>}
      {(form.getValues('note') || shown.decisions.some(({ note }) => note !== 'none')) && (
        <>
          {!isOver && snippets?.({ kind: shown.kind, language, decisions: shown.decisions.map(({ name }) => name), label: t('case.snippets'), placeholder: t('case.noSnippet'), onChoose: (text) => form.setValue('note', text, { shouldDirty: true, shouldValidate: true }) })}
          <TextAreaField name="note" readOnly={isOver} label={t(isOver ? 'lost.typed' : 'case.note')} help={isOver ? t('lost.typedHelp') : language ? `${noteHelp} ${t('case.noteIn', { language: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language) ?? language })}` : noteHelp} maxLength={limits.staffNote} />
          {isOver && <CopyNote text={form.getValues('note')} />}
        </>
      )}
      {shown.decisions.some(({ days }) => days) && <TextField name="days" label={t('case.days')} inputMode="numeric" autoComplete="off" maxLength={4} />}
      <div className="br-staff-decisions">
        {shown.decisions.map((decision) => (
          <Button key={decision.name} type="button" size="3" {...lookOf(decision.name)} onClick={() => choose(decision)}>
            {t(`decisions.${decision.name}`, { defaultValue: decision.name })}
          </Button>
        ))}
      </div>
      {chosen && (
        <ConfirmDialog
          open
          title={t(`decisions.${chosen.name}`, { defaultValue: chosen.name })}
          text={t(chosen.final ? 'case.final' : 'case.open')}
          confirm={t(`decisions.${chosen.name}`, { defaultValue: chosen.name })}
          cancel={t('cancel')}
          danger={tones[chosen.name] === 'against'}
          onCancel={() => setChosen(undefined)}
          onConfirm={() => carryOut(chosen.body)}
        >
          <Preview of={shown} body={chosen.body} />
        </ConfirmDialog>
      )}
    </Form>
  );
}
