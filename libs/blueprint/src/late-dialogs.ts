import { arrived } from '@bridge/client';
import { lateDialog } from '@bridge/ui';

// What opens over the dashboard and the career page: neither waits for any of it.
export const LateYearClosed = lateDialog(async () => (await arrived(() => import('./career/year-closed.tsx'))).YearClosed);
export const LateMilestone = lateDialog(async () => (await arrived(() => import('./career/milestone-dialog.tsx'))).MilestoneDialog);
export const LateCoach = lateDialog(async () => (await arrived(() => import('./coach/coach-dialog.tsx'))).CoachDialog);
export const LateUpdate = lateDialog(async () => (await arrived(() => import('./career/update-blueprint.tsx'))).UpdateBlueprint);
export const LateReplace = lateDialog(async () => (await arrived(() => import('./career/replace-dialog.tsx'))).ReplaceDialog);
export const LateVersions = lateDialog(async () => (await arrived(() => import('./career/versions-dialog.tsx'))).VersionsDialog);
export const LateExport = lateDialog(async () => (await arrived(() => import('./career/export-dialog.tsx'))).ExportDialog);
export const LateDelete = lateDialog(async () => (await arrived(() => import('./career/delete-blueprint.tsx'))).DeleteBlueprint);
