import { ResourcesPage } from '@bridge/mentorship';
import { useDocument } from '../start/use-document.ts';

/** Sheets for the sessions a mentor gives. */
export function MentorResources() {
  return <ResourcesPage resources={useDocument('lists/mentor-resources').items} />;
}
