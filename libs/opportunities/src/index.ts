import './opportunities.css';

export { OpportunitiesPage } from './lists/opportunities-page.tsx';
export type { ListSearch, ListShow } from './lists/opportunities-page.tsx';
export { RecommendationsPage } from './recommended/recommendations-page.tsx';
export { RecommendedCard } from './recommended/recommended-card.tsx';
export { EventsCard } from './events/events-card.tsx';
export { opportunityKeys } from './queries.ts';
