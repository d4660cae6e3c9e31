export { AuditPage } from './audit/audit-page.tsx';
export type { Snippets } from './case/decision-form.tsx';
export { CasePage } from './case/case-page.tsx';
export { HealthPage } from './health/health-page.tsx';
export { MembersPage } from './members/members-page.tsx';
export { PeoplePage } from './people/people-page.tsx';
export { PersonPage } from './people/person-page.tsx';
export { QueuePage } from './queue/queue-page.tsx';
export { StaffFrame } from './frame.tsx';
