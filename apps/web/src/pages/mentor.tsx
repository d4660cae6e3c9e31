import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
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
      <MentorDetail key={userId} userId={userId} timeZone={timeZone} onBook={book} />
      {chosen?.userId === userId && (
        <BookingDialog mentor={chosen} timeZone={timeZone} cards={cards} transfer={transfer} open={open} onClose={() => setOpen(false)} onBooked={() => void sessionsChanged(client)} />
      )}
    </>
  );
}
