import { Link } from '@tanstack/react-router';
import type { MentorCard as Mentor } from '@bridge/model';
import { fullName, PersonImage } from '../parts/person.tsx';
import { RatingStars } from '../parts/rating-stars.tsx';
import { useReasonText } from '../parts/use-reason-text.ts';

/** A mentor in the directory: who, why here, how rated. The whole card opens the mentor. */
export function MentorCard({ mentor }: { mentor: Mentor }) {
  const reasonText = useReasonText();
  return (
    <article className="br-card br-mentor">
      <div className="br-row br-mentor-person">
        <PersonImage person={mentor} size="large" />
        <div className="br-grow">
          <h3 className="br-name br-mentor-name">
            <Link to="/talent/mentorships/$userId" params={{ userId: mentor.userId }}>
              {fullName(mentor)}
            </Link>
          </h3>
          <p className="br-small">
            <bdi>{mentor.specialty}</bdi>
          </p>
          {mentor.email && <p className="br-small br-muted">{mentor.email}</p>}
        </div>
      </div>
      <div className="br-stack br-mentor-reasons">
        {mentor.reasons.map((reason) => (
          <p key={reason.rule + reason.value} className="br-reason">
            {reasonText(reason)}
          </p>
        ))}
      </div>
      <RatingStars average={mentor.rating.average} count={mentor.rating.count} />
    </article>
  );
}
