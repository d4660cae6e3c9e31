import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Documents } from '@bridge/content';
import { BookingDialog } from '@bridge/booking';
import { MentorDetail, sessionsChanged } from '@bridge/mentorship';
import type { MentorView } from '@bridge/model';
import { useDocument } from '../start/use-document.ts';
import { useTimeZone } from '../start/use-time-zone.ts';

/** One mentor, and booking a session with them. */
export function Mentor() {
  const { userId } = useParams({ from: '/signed-in/talent/mentorships/$userId' });
  const timeZone = useTimeZone();
  const client = useQueryClient();
  const labels = labelsIn(useDocument('onboarding/mentor'));
  const cards = useDocument('payment/cards');
  const transfer = useDocument('payment/transfer');
  const [chosen, setChosen] = useState<MentorView>();
  const [open, setOpen] = useState(false);
  const book = (mentor: MentorView) => {
    setChosen(mentor);
    setOpen(true);
  };
  return (
    <>
      <MentorDetail key={userId} userId={userId} labels={labels} timeZone={timeZone} onBook={book} />
      {chosen?.userId === userId && (
        <BookingDialog mentor={chosen} timeZone={timeZone} cards={cards} transfer={transfer} open={open} onClose={() => setOpen(false)} onBooked={() => void sessionsChanged(client)} />
      )}
    </>
  );
}

/** What the onboarding calls its options, in the page's language: mentors' profiles hold the values. */
function labelsIn({ phases }: Documents['onboarding/mentor']): ReadonlyMap<string, string> {
  const options = phases.flatMap(({ questions }) => questions).flatMap((question) => ('options' in question ? question.options : []));
  return new Map(options.map(({ value, label }) => [value, label]));
}
