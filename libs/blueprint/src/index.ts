export { BlueprintModal } from './modal/blueprint-modal.tsx';
export { CareerPage } from './career/career-page.tsx';
export { TalentDashboard } from './dashboard/talent-dashboard.tsx';
export { useDeleteBlueprint, useGenerateBlueprint, useRestoreBlueprint, useToggleMilestone, useUpdateBlueprint } from './mutations.ts';
export { fullBlueprintQuery, progressQuery } from './queries.ts';
export type { Talent } from './person.ts';
export type { SurveyLabels } from './rules/reasons.ts';
export type { YearNumber } from './rules/roadmap.ts';
