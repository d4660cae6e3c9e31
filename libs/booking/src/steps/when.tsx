import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@bridge/client';
import type { SessionRules } from '@bridge/content';
import { dayIn, mentorLimits } from '@bridge/model';
import { FailedState, fieldClass, FieldError, FieldHelp, Note, PendingState, Skeleton } from '@bridge/ui';
import { fullName, type BookedMentor, type Choices, type Missing } from '../booking.ts';
import { availabilityQuery } from '../queries.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { MonthDays } from './month-days.tsx';
import { Slots } from './slots.tsx';

type StepProps = { mentor: BookedMentor; timeZone: string; rules: SessionRules; /** Under which a calendar knows what is being booked. */ calendarId: string; choices: Choices; /** Of a step that somebody wanted to leave. */ missing?: Missing | undefined; /** What says so. */ saidBy?: string | undefined; /** What the server has against the reason. */ refused?: string | undefined; onChange: (more: Partial<Choices>) => void };

/** The first step: a day and one of its open times, and what it is about. */
export function When({ mentor, timeZone, rules: { noticeHours: hours }, calendarId, choices, missing, saidBy, refused, onChange }: StepProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(availabilityQuery(mentor.userId));
  if (!data) {
    if (isError) return <FailedState title={t('when.failed')} text={t('when.failedText')} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <PendingState label={t('when.loading')}>
        <Skeleton height="48px" />
        <Skeleton height="120px" />
      </PendingState>
    );
  }
  const today = dayIn(serverNow(), timeZone);
  const isOpen = data.starts.includes(choices.startsAt);
  const minutes = data.minutes[choices.plan ?? 'standard'];
  return (
    <div className="br-pay">
      <div className="bk-when">
        {data.starts.length > 0 && <MonthDays starts={data.starts} timeZone={timeZone} today={today} day={choices.day} saidBy={missing?.day ? saidBy : undefined} onDay={(day) => onChange({ day, startsAt: '' })} />}
        <div className="br-stack">
          <Slots starts={data.starts} timeZone={timeZone} choices={choices} saidBy={missing?.time ? saidBy : undefined} onChange={onChange} />
          {isOpen && <ChosenTime mentor={mentor} timeZone={timeZone} startsAt={choices.startsAt} />}
          {isOpen && Date.parse(choices.startsAt) - hours * 3_600_000 <= serverNow() && <Note>{t('when.soon', { hours, mentor: fullName(mentor) })}</Note>}
        </div>
      </div>
      <div className={fieldClass(missing?.reason && saidBy)}>
        <label htmlFor={`${id}reason`}>{t('when.reason')}</label>
        <div className="rt-TextAreaRoot rt-r-size-3 rt-variant-surface">
          <textarea
            className="rt-reset rt-TextAreaInput"
            id={`${id}reason`}
            rows={3}
            required
            maxLength={mentorLimits.reasonLength}
            aria-invalid={missing?.reason || undefined}
            aria-describedby={missing?.reason ? `${refused ? `${id}error` : saidBy} ${id}help` : `${id}help`}
            value={choices.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </div>
        <FieldHelp id={`${id}help`}>{t('when.reasonHelp')}</FieldHelp>
        <FieldError id={refused ? `${id}error` : undefined}>{refused}</FieldError>
      </div>
      {isOpen && <AddToCalendar mentor={mentor} timeZone={timeZone} calendarId={calendarId} startsAt={choices.startsAt} minutes={minutes} />}
    </div>
  );
}
