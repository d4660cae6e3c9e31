import { useTranslation } from 'react-i18next';
import { sessionUid, type Session } from '@bridge/model';
import { CalendarButtons, Note, Tag, YearArch } from '@bridge/ui';
import { fullName, type BookedMentor } from '../booking.ts';
import { ChosenTime, useChosenTime } from './chosen-time.tsx';

/** The last step: it is asked for, and nothing was charged. */
export function Done({ mentor, session, timeZone, isPaid }: { mentor: BookedMentor; session: Session; timeZone: string; isPaid: boolean }) {
  const { t } = useTranslation('booking');
  const { credit, plan, startsAt, endsAt, revision } = session;
  const name = fullName(mentor);
  const when = useChosenTime({ mentor, timeZone, startsAt });
  const event = {
    uid: sessionUid(session),
    revision,
    startsAt,
    endsAt,
    title: t('when.calendarTitle', { mentor: name }),
    details: `${when}\n${t('done.calendarDetails', { mentor: name })}`,
    status: 'TENTATIVE',
  } as const;
  return (
    <div className="br-pay">
      <div className="bk-art">
        <YearArch done={1} total={1} />
      </div>
      <div className="bk-panel">
        <div className="br-row">
          <b className="br-name br-grow">{name}</b>
          <Tag tone="amber">{t('done.requested')}</Tag>
        </div>
        <ChosenTime mentor={mentor} timeZone={timeZone} startsAt={startsAt} />
        <p>
          {t(`plan.${plan}`)}
          {credit && credit.of > 1 && `, ${t('credit.place', credit)}`}
        </p>
      </div>
      <p>{t('done.text', { mentor: name })}</p>
      <div className="br-field">
        <h3 className="br-label">{t('when.calendar')}</h3>
        <CalendarButtons event={event} />
      </div>
      {isPaid && <Note icon="lock">{t('done.simulated')}</Note>}
    </div>
  );
}
