import { useQuery } from '@tanstack/react-query';
import { BadgesCard } from '@bridge/blueprint';
import type { UserRecord } from '@bridge/client';
import { MentorshipHub, sessionsQuery } from '@bridge/mentorship';
import { EventsCard, RecommendedCard } from '@bridge/opportunities';
import { useDocument } from '../start/use-document.ts';

/** The lower half of the talent's home: who to meet, what to join, what comes, what was earned. */
export function TalentBlocks({ user }: { user: UserRecord }) {
  const webinars = useDocument('lists/webinars').items;
  const badges = useDocument('badges').items;
  const past = useQuery(sessionsQuery({ when: 'past' }));
  const hasMetMentor = past.data?.sessions.some(({ state }) => state === 'completed') ?? false;
  return (
    <>
      <div className="br-g3">
        <MentorshipHub />
        <RecommendedCard userId={user.userId} />
        <EventsCard webinars={webinars} />
      </div>
      <BadgesCard user={user} badges={badges} hasMetMentor={hasMetMentor} />
    </>
  );
}
