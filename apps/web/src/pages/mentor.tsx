import { useParams } from '@tanstack/react-router';
import { MentorDetail } from '@bridge/mentorship';
import { useTimeZone } from '../start/use-time-zone.ts';

/** One mentor, and what a talent does with them. */
export function Mentor() {
  const { userId } = useParams({ from: '/signed-in/talent/mentorships/$userId' });
  return <MentorDetail key={userId} userId={userId} timeZone={useTimeZone()} />;
}
