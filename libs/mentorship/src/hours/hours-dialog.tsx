import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { days, deviceZone, type Availability, type OwnMentor } from '@bridge/model';
import { Dialog, Note, showField, toast, TypedNote, useKeepTyped, useOnce, useTypedBefore } from '@bridge/ui';
import { isInOrder, weekOf, windowsOf } from '../rules/week.ts';
import { useSavePart } from '../terms/use-save-part.ts';
import { DayHours } from './day-hours.tsx';
import { ZoneSelect } from './zone-select.tsx';

const typedSchema = v.object({ timeZone: v.string(), week: v.array(v.object({ id: v.number(), day: v.picklist(days), from: v.string(), to: v.string() })) });

/** The hours at which a mentor can be booked, each week anew. What was changed stays when saving fails. */
export function HoursDialog({ userId, availability, revisions, onClose }: { userId: string; availability: Availability | null; revisions: OwnMentor['revisions']; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const id = useId();
  const save = useSavePart(userId, revisions);
  const typed = useTypedBefore('hours', typedSchema);
  const [before] = useState(() => ({ timeZone: availability?.timeZone ?? deviceZone(), week: weekOf(availability) }));
  const [timeZone, setTimeZone] = useState(typed?.timeZone ?? before.timeZone);
  const [week, setWeek] = useState(typed?.week ?? before.week);
  const settle = useKeepTyped('hours', () => (JSON.stringify({ timeZone, week }) === JSON.stringify(before) ? undefined : { timeZone, week }));
  const [problem, setProblem] = useState('');

  const [submit, isSaving] = useOnce(async () => {
    const wrong = week.find((hours) => !isInOrder(hours));
    setProblem(week.length === 0 ? t('mentor.hours.none') : '');
    if (wrong) focusField(document.getElementById(`${id}${wrong.id}to`));
    if (wrong || week.length === 0) return;
    try {
      await save({ availability: { timeZone, windows: windowsOf(week) } }, ['hours']);
      toast({ title: t('mentor.hours.savedTitle'), description: t('mentor.hours.saved') });
      giveUp();
    } catch (error) {
      setProblem(messageOf(error) ?? t('mentor.hours.failed'));
    }
  });

  function giveUp() {
    settle();
    onClose();
  }

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      closeOnOutside={false}
      title={t('mentor.hours.title')}
      description={t('mentor.hours.text')}
      foot={
        <>
          <Button size="3" variant="outline" onClick={giveUp}>
            {t('mentor.hours.cancel')}
          </Button>
          <Button size="3" type="submit" form={id} aria-disabled={isSaving || undefined} data-busy={isSaving || undefined}>
            {isSaving ? t('mentor.hours.saving') : t('mentor.hours.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="br-form" noValidate onSubmit={press}>
        {typed && <TypedNote />}
        <ZoneSelect id={`${id}zone`} value={timeZone} onChange={setTimeZone} />
        {days.map((day) => (
          <DayHours key={day} id={id} day={day} week={week} onChange={setWeek} />
        ))}
        <div role="alert">{problem && <Note tone="red">{problem}</Note>}</div>
      </form>
    </Dialog>
  );
}

function focusField(field: HTMLElement | null): void {
  field?.focus();
  if (field) showField(field);
}
