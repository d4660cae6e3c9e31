import './opportunities.css';

export { OpportunitiesPage } from './lists/opportunities-page.tsx';
export type { ListSearch, ListShow } from './lists/opportunities-page.tsx';
export { RecommendationsPage } from './recommended/recommendations-page.tsx';
export { RecommendedCard } from './recommended/recommended-card.tsx';
export { EventsCard } from './events/events-card.tsx';
export { opportunityKeys } from './queries.ts';
export { PartnerDashboardPage } from './partner/dashboard-page.tsx';
export { PostsPage } from './partner/posts-page.tsx';
export type { OpenPost } from './partner/posts-page.tsx';
export type { PostOptions } from './partner/post-dialog.tsx';
export { ApplicantsPage } from './partner/applicants-page.tsx';
export { NetworkPage } from './partner/network-page.tsx';
