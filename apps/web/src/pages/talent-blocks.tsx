import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlanCredits } from '@bridge/booking';
import { BadgesCard } from '@bridge/blueprint';
import type { UserRecord } from '@bridge/client';
import { MentorshipHub, sessionsQuery } from '@bridge/mentorship';
import type { Credit } from '@bridge/model';
import { EventsCard, RecommendedCard } from '@bridge/opportunities';
import { useDocument } from '../start/use-document.ts';

/** The lower half of the talent's home: who to meet, what to join, what comes, what was earned. */
export function TalentBlocks({ user }: { user: UserRecord }) {
  const webinars = useDocument('lists/webinars').items;
  const badges = useDocument('badges').items;
  const past = useQuery(sessionsQuery({ when: 'past' }));
  const comingSessions = useQuery(sessionsQuery({})).data?.sessions.filter(({ state }) => state === 'accepted' || state === 'requested').length ?? 0;
  const hasMetMentor = past.data?.sessions.some(({ state }) => state === 'completed'); // undefined: not known yet
  const recommended = <RecommendedCard userId={user.userId} />; // one line before the survey, a list after it
  const order = comingSessions > 1 ? 'br-g21 br-g22' : comingSessions === 1 && !user.isProfileDataSet ? 'br-g21 br-g12' : 'br-g21';
  return (
    <>
      <div className={order}>
        <MentorshipHub>
          <PlanCredits link={bookMore} />
        </MentorshipHub>
        {user.isProfileDataSet && recommended}
        <EventsCard webinars={webinars} />
        {!user.isProfileDataSet && recommended}
      </div>
      <BadgesCard user={user} badges={badges} hasMetMentor={hasMetMentor} />
    </>
  );
}

function bookMore({ mentor: { userId } }: Credit, name: string) {
  return <BookMore userId={userId} name={name} />;
}

function BookMore({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation('mentorship');
  return (
    <Link className="br-link" to="/talent/mentorships/$userId" params={{ userId }} aria-label={t('hub.bookLabel', { name })}>
      {t('hub.book')}
    </Link>
  );
}
