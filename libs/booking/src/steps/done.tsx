import { useTranslation } from 'react-i18next';
import { Note, YearArch } from '@bridge/ui';
import { fullName, type BookedMentor, type Choices } from '../booking.ts';
import { ChosenTime } from './chosen-time.tsx';

/** The last step: it is booked, and nothing was charged. */
export function Done({ mentor, choices, timeZone }: { mentor: BookedMentor; choices: Choices; timeZone: string }) {
  const { t } = useTranslation('booking');
  return (
    <div className="br-pay">
      <div className="bk-art">
        <YearArch done={1} total={1} />
      </div>
      <p>{t('done.text', { mentor: fullName(mentor) })}</p>
      <ChosenTime mentor={mentor} timeZone={timeZone} startsAt={choices.startsAt} />
      <Note icon="lock">{t('done.simulated')}</Note>
    </div>
  );
}
