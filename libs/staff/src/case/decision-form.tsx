import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { limits, listOf, type BodyOf, type CaseDecision, type contract, type DecidedKind, type StaffCase } from '@bridge/model';
import { CheckboxField, Form, Note, TextAreaField, TextField } from '@bridge/ui';
import type { useCaseActions } from '../mutations.ts';
import { useMoment } from '../parts/use-moment.ts';
import { previewQuery, staffKeys } from '../queries.ts';
import { CopyNote } from './copy-note.tsx';
import { noteName } from './still-typed.tsx';
import { SendDialog } from './send-dialog.tsx';
import { lookOf, tones } from './tones.ts';
import { withSnippet } from './with-snippet.ts';

/** Texts to begin a note with, in the language it is read in. */
export type Snippets = (asked: { kind: DecidedKind; /** Of who reads it; null where nobody but the staff does, undefined where it is not known. */ language: string | null | undefined; decisions: readonly string[]; label: string; placeholder: string; onChoose: (text: string) => void }) => ReactNode;

/** What nobody needs to read any more where a colleague has decided since, which stands there. */
const outdated: ReadonlySet<ApiError['code']> = new Set(['case-decided', 'case-claimed']);

/** What is typed and chosen beside a decision. */
export type DecisionInput = { note: string; days: string; undo: boolean };

/** The note and the decisions. Each is asked about once more, beside the mails it sends; where it is refused, the note stays, also where nothing is left to decide. */
export function DecisionForm({ shown, form, decide, isTold, isOwn, isOver, snippets, onDecided, onFailed }: { shown: StaffCase; form: UseFormReturn<DecisionInput>; decide: ReturnType<typeof useCaseActions>['decide']; /** That somebody else was quicker stands there already. */ isTold: boolean; /** Whoever looks at it has decided it themself meanwhile. */ isOwn: boolean; /** Nothing can be decided any more. */ isOver: boolean; snippets?: Snippets | undefined; onDecided: (message: string) => void; onFailed: (message: string) => void }) {
  const { t, i18n } = useTranslation('staff');
  const client = useQueryClient();
  const { at } = useMoment();
  // As the case was when it was chosen: it is another one once decided.
  const [chosen, setChosen] = useState<{ decision: CaseDecision; body: BodyOf<typeof contract.decideCase> }>();
  const [snippet, setSnippet] = useState('');
  const [refused, setRefused] = useState<ApiError>();
  const error = refused ?? decide.error;
  const mailed = shown.decisions.filter(({ noteTo }) => noteTo === 'person');
  const kept = shown.decisions.filter(({ noteTo }) => noteTo === 'staff');
  const language = mailed.length === 0 ? null : (shown.noteIn ?? null);
  const named = (decisions: readonly CaseDecision[]) => listOf(decisions.map(({ name }) => wordOf(name)), i18n.language);
  const noteHelp = kept.length === 0 ? t('case.noteHelp') : mailed.length === 0 ? t('case.noteKept') : t('case.noteOfDecision', { mailed: named(mailed), kept: named(kept) });
  const offered = shown.decisions.find(({ undo }) => undo && !undo.always)?.undo;
  const withDays = shown.decisions.find(({ days }) => days);
  const keptOut = shown.kind === 'post' && shown.decisions.some(({ name }) => name === 'publish') ? shown.facts.find(({ name }) => name === 'suspendedUntil')?.text : undefined;
  const always = shown.decisions.find(({ undo }) => undo?.always);

  function wordOf(decision: string) {
    return t(`decisions.${decision}`, { defaultValue: decision });
  }

  function take(text: string) {
    form.setValue('note', withSnippet(form.getValues('note'), snippet, text), { shouldDirty: true, shouldValidate: true });
    setSnippet(text);
  }

  function choose(decision: CaseDecision) {
    const { name, note, days, undo } = decision;
    setRefused(undefined);
    const typed = form.getValues('days').trim();
    const count = /^\d+$/.test(typed) ? Number(typed) : 0; // 1e2 is no count of days
    if (note === 'needed' && !form.getValues('note').trim()) form.setError('note', { message: t(name === 'reply' ? 'case.answerNeeded' : name === 'reopen' ? 'case.whyNeeded' : 'case.noteNeeded') }, { shouldFocus: true });
    else if (days && !(count >= 1 && count <= limits.suspensionDays)) form.setError('days', { message: t('case.daysNeeded', { most: limits.suspensionDays }) }, { shouldFocus: true });
    else setChosen({ decision, body: { decision: name, note: form.getValues('note'), revision: shown.revision, ...(days && { days: count }), ...(undo && !undo.always && { undo: form.getValues('undo') }) } });
  }

  /** Enter asks for what the days are for, as its button does: there is nothing else to send. */
  function askOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !withDays) return;
    event.preventDefault();
    choose(withDays);
  }

  async function carryOut(body: BodyOf<typeof contract.decideCase>) {
    try {
      const { message } = await decide.mutateAsync(body);
      form.reset();
      onDecided(message);
    } catch (failure) {
      onFailed(messageOf(failure) ?? t('case.notSent')); // it stands in the form
    }
    setChosen(undefined);
  }

  return (
    <Form form={form} keep={noteName(`${shown.kind}.${shown.id}`)} onSubmit={() => {}}>
      {error && !isOwn && !(isTold && error instanceof ApiError && outdated.has(error.code)) && <Note tone="red">{messageOf(error) ?? t('case.notSent')}</Note>}
      {keptOut && <Note>{t('case.partnerSuspended', { until: at(keptOut) })}</Note>}
      {(form.getValues('note') || shown.decisions.length > 0) && (
        <>
          {!isOver && snippets?.({ kind: shown.kind, language, decisions: shown.decisions.map(({ name }) => name), label: t('case.snippets'), placeholder: t('case.noSnippet'), onChoose: take })}
          <TextAreaField name="note" dir="auto" readOnly={isOver} label={t(isOver ? 'lost.typed' : 'case.note')} help={isOver ? t('lost.typedHelp') : language ? `${noteHelp} ${t('case.noteIn', { language: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language) ?? language })}` : noteHelp} maxLength={limits.staffNote} />
          {isOver && <CopyNote text={form.getValues('note')} />}
        </>
      )}
      {offered && <CheckboxField name="undo" label={t(`case.undo.${offered.what}`, { defaultValue: '' })} help={always && t('case.undoHelp', { decision: wordOf(always.name) })} />}
      {withDays && (
        <div onKeyDown={askOnEnter}>
          <TextField name="days" label={t('case.days')} inputMode="numeric" autoComplete="off" maxLength={4} />
        </div>
      )}
      <div className="br-staff-decisions">
        {shown.decisions.map((decision) => (
          <Button key={decision.name} type="button" size="3" {...lookOf(decision.name)} onClick={() => choose(decision)}>
            {wordOf(decision.name)}
          </Button>
        ))}
      </div>
      {chosen && (
        <SendDialog
          query={previewQuery(shown.kind, shown.id, chosen.body)}
          none={chosen.decision.name === 'again' ? t('case.mailAgain') : chosen.decision.name === 'again-all' ? t('case.mailsAgain') : undefined}
          suspends={chosen.decision.name === 'suspend' ? shown.person?.id : undefined}
          title={wordOf(chosen.decision.name)}
          text={t(chosen.decision.final ? 'case.final' : 'case.open')}
          confirm={wordOf(chosen.decision.name)}
          cancel={t('cancel')}
          danger={tones[chosen.decision.name] === 'against'}
          onCancel={() => setChosen(undefined)}
          onConfirm={() => carryOut(chosen.body)}
          onRefused={(why) => {
            setChosen(undefined);
            const ofField = why.fields.find(({ path }) => path === 'note' || path === 'days');
            if (ofField) form.setError(ofField.path === 'note' ? 'note' : 'days', { message: ofField.message }, { shouldFocus: true });
            else setRefused(why);
            void client.invalidateQueries({ queryKey: staffKeys }); // a colleague may have been quicker
          }}
        >
          <OfFirstDecision facts={shown.facts} decision={chosen.decision} isChosen={chosen.body.undo === true} />
          {chosen.decision.noteTo === 'staff' && chosen.body.note && <p className="br-small">{t('case.noteKept')}</p>}
        </SendDialog>
      )}
    </Form>
  );
}

/** What becomes of what stands of the first decision, where the case was taken up again. */
function OfFirstDecision({ facts, decision: { undo }, isChosen }: { facts: StaffCase['facts']; decision: CaseDecision; isChosen: boolean }) {
  const { t } = useTranslation('staff');
  const stands = facts.find(({ name }) => name === 'standsStill' || name === 'standsOtherwise')?.text.replace('stands-', '');
  if (!stands) return null;
  return <p>{undo && (undo.always || isChosen) ? t(`case.undone.${undo.what}`) : t(`case.stays.${stands}`, { defaultValue: '' })}</p>;
}
