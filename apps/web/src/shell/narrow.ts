import * as v from 'valibot';
import { stored } from '@bridge/client';

/** Whether somebody has narrowed the sidebar by hand. */
export const narrowPlace = stored('local', 'sidebarNarrow', v.boolean());
