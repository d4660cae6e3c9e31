import { JobsPage } from '@bridge/mentorship';
import { useDocument } from '../start/use-document.ts';

/** Paid work for mentors. */
export function MentorJobs() {
  return <JobsPage jobs={useDocument('lists/mentor-jobs').items} />;
}
