import { arrived } from '@bridge/client';
import { lateDialog } from '@bridge/ui';

/** How a blueprint is shared, loaded when it is asked for. */
export const LateShare = lateDialog(async () => (await arrived(() => import('./share-dialog.tsx'))).ShareDialog);
