import './mentorship.css';

export { MentorDirectory } from './directory/mentor-directory.tsx';
export type { DirectorySearch } from './directory/mentor-directory.tsx';
export { MentorDetail } from './detail/mentor-detail.tsx';
export type { MentorDetailProps } from './detail/mentor-detail.tsx';
export { sessionsChanged } from './mutations.ts';
export { mentorDashboardQuery, mentorQuery, mentorsQuery, mentorshipKeys, ownMentorQuery } from './queries.ts';
export { MentorshipHub } from './hub/mentorship-hub.tsx';
export { sessionsQuery } from './queries.ts';
export { MenteesPage } from './mentees/mentees-page.tsx';
export { MentorDashboard } from './dashboard/mentor-dashboard.tsx';
export type { MentorDashboardProps } from './dashboard/mentor-dashboard.tsx';
export { RequestsPage } from './requests/requests-page.tsx';
export { JobsPage } from './resources/jobs-page.tsx';
export { ResourcesPage } from './resources/resources-page.tsx';
