import { RequestsPage } from '@bridge/mentorship';

/** What talents ask of a mentor. */
export function MentorRequests() {
  return <RequestsPage />;
}
