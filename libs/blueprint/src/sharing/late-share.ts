import { arrived } from '@bridge/client';
import { lateDialog } from '@bridge/ui';

/** How a blueprint is shared, loaded when it is asked for; apart from the other late dialogs, of which one leads here. */
export const LateShare = lateDialog(async () => (await arrived(() => import('./share-dialog.tsx'))).ShareDialog);
