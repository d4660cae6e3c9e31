import { useEffect, useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { limits, prose } from '@bridge/model';
import type { AnswerOf, contract, CoachQuestion } from '@bridge/model';
import { Form, Note, SubmitButton, TextAreaField } from '@bridge/ui';
import { coachName, type Coached } from './coach-name.ts';
import { Help } from './help.tsx';
import { useAccept } from './use-accept.ts';

const schema = v.objectWithRest({ note: prose(limits.noteLength), at: v.string() }, v.string());
type Values = v.InferOutput<typeof schema>;

/** One question after the other, then what was said as a note that can be changed and accepted. Nothing else leaves the device. */
export function Guided({ userId, year, milestone, coach: { questions, helpLines }, isCrisis, onDone }: Coached & { userId: string; coach: AnswerOf<typeof contract.readCoach>; isCrisis: (typed: string) => boolean; onDone: () => void }) {
  const { t } = useTranslation('blueprint');
  const settled = useRef<() => void>(undefined);
  const accept = useAccept(userId, () => settled.current?.());
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues: { ...Object.fromEntries(questions.map(({ id }) => [id, ''])), note: milestone.note ?? '', at: '0' } });
  const at = Math.min(Number(useWatch({ control: form.control, name: 'at' })) || 0, questions.length);
  const question = questions[at];
  const name = question?.id ?? 'note';
  const [helped, setHelped] = useState<string[]>([]);
  const [isHelp, setHelp] = useState(false);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) form.setFocus(name);
  }, [form, name]);

  /** Shows who helps, once for the same words: what is only mistaken for them can be gone on with. */
  function needsHelp(typed: string) {
    if (helped.includes(typed) || !isCrisis(typed)) return false;
    setHelped([...helped, typed]);
    setHelp(true);
    return true;
  }

  function go(to: number) {
    if (to > at && needsHelp(form.getValues(name) ?? '')) return;
    if (to === questions.length) form.setValue('note', noteOf(milestone.note, questions, form.getValues()), { shouldDirty: true });
    form.clearErrors();
    moved.current = true;
    form.setValue('at', String(to), { shouldDirty: true });
  }

  async function save({ note }: Values, settle: () => void) {
    settled.current = settle;
    if (at < questions.length) return go(at + 1);
    if (needsHelp(note)) return;
    if (note === (milestone.note ?? '')) return form.setError('note', { type: 'same', message: t('coach.same') }, { shouldFocus: true });
    const refused = await accept([{ change: 'edit', id: milestone.id, revision: milestone.revision ?? 0, note }]);
    if (refused) form.setError('root', { message: refused });
    else onDone();
  }

  return (
    <>
      {isHelp && <Help helpLines={helpLines} onBack={() => setHelp(false)} />}
      <div hidden={isHelp}>
        <Form form={form} keep={coachName({ year, milestone, way: 'guided' })} onSubmit={save}>
          {at === 0 && <p className="br-small br-muted">{t('coach.guidedText')}</p>}
          {question ? (
            <>
              <p className="br-small br-muted">{t('coach.step', { step: at + 1, total: questions.length })}</p>
              <TextAreaField key={question.id} name={question.id} label={question.ask} help={question.help} rows={4} maxLength={limits.coachText} />
            </>
          ) : (
            <>
              <p>{t('coach.summary')}</p>
              {milestone.note && <p className="br-small br-muted">{t('coach.noteNow')}</p>}
              <TextAreaField name="note" label={t('edit.note')} help={t('edit.noteHelp')} rows={10} />
            </>
          )}
          {form.formState.errors['root']?.message && <Note tone="red">{form.formState.errors['root'].message}</Note>}
          <div className="br-dialog-foot">
            {at > 0 && (
              <Button type="button" size="3" variant="outline" onClick={() => go(at - 1)}>
                {t('coach.back')}
              </Button>
            )}
            {question ? (
              <Button type="button" size="3" onClick={() => go(at + 1)}>
                {t('coach.next')}
              </Button>
            ) : (
              <SubmitButton size="3" busyLabel={t('edit.saving')}>
                {t('coach.accept')}
              </SubmitButton>
            )}
          </div>
        </Form>
      </div>
    </>
  );
}

/** What was said, line by line, behind what stands in the note already. */
function noteOf(before: string | undefined, questions: readonly CoachQuestion[], said: Values): string {
  const lines = questions.flatMap(({ id, label }) => (said[id]?.trim() ? [`${label}: ${said[id].trim()}`] : []));
  return [...(before ? [before] : []), ...lines].join('\n');
}
