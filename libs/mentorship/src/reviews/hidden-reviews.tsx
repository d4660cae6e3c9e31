import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../queries.ts';
import { HiddenReview } from './hidden-review.tsx';

/** What the reader wrote about a mentor and is not shown any more: it stands also where the mentor is not shown. */
export function HiddenReviews({ mentorId }: { mentorId: string }) {
  const { data } = useQuery(sessionsQuery({ when: 'past', with: mentorId }));
  return data?.sessions.map(({ id, review }) => review?.hidden && <HiddenReview key={id} review={review} />);
}
