import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BookingDialog, bookingName, PlanContents, PlanCredits } from '@bridge/booking';
import { MentorDetail, mentorQuery, sessionsChanged } from '@bridge/mentorship';
import type { MentorView, Plan } from '@bridge/model';
import { useLeftOpen } from '@bridge/ui';
import { useAgeFirst } from '../safety/use-age-first.ts';
import { useDocument } from '../start/use-document.ts';
import { labelsIn } from './options.ts';

/** One mentor, and booking a session with them. */
export function Mentor() {
  const { userId } = useParams({ from: '/signed-in/talent/mentorships/$userId' });
  const client = useQueryClient();
  const labels = labelsIn(useDocument('onboarding/mentor'));
  const cards = useDocument('payment/cards');
  const transfer = useDocument('payment/transfer');
  const rules = useDocument('mentors/sessions');
  const plans = { contents: (plan: Plan) => <PlanContents plan={plan} rules={rules} />, left: (mentorId: string) => <PlanCredits mentorId={mentorId} /> };
  const { data } = useQuery(mentorQuery(userId));
  const [chosen, setChosen] = useLeftOpen<MentorView>(data && [data], (mentor) => bookingName(mentor.userId));
  const [isClosed, setClosed] = useState(false);
  const ageFirst = useAgeFirst();
  // The prices stay what they were while somebody pays, until the server says that they are other ones.
  const askAgain = async () => setChosen(await client.fetchQuery({ ...mentorQuery(userId), staleTime: 0 }));
  const book = (mentor: MentorView) => {
    void ageFirst(() => {
      setChosen(mentor);
      setClosed(false);
    });
  };
  return (
    <>
      <MentorDetail key={userId} userId={userId} labels={labels} plans={plans} onBook={book} />
      {chosen?.userId === userId && (
        <BookingDialog
          mentor={chosen}
          cards={cards}
          transfer={transfer}
          rules={rules}
          open={!isClosed}
          onClose={() => setClosed(true)}
          onBooked={() => void sessionsChanged(client)}
          onPlanChanged={askAgain}
        />
      )}
    </>
  );
}
