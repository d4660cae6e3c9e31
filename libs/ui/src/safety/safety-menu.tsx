import { createContext, useContext, type ReactNode } from 'react';
import type { Named } from '@bridge/model';

/** Who or what can be reported from where one stands; by it, whose it is can be blocked. */
export type Reported = { about: Named; id: string; name: string; /** Who is blocked by it, as the reader knows them; where absent, `name`. */ whom?: string };

const Way = createContext<(reported: Reported) => ReactNode>(() => null);

/** Says how somebody reports and blocks: whoever joins the features knows, the features do not. */
export const SafetyProvider = Way.Provider;

/** The way to report what stands beside it, and to block whose it is; nothing where nobody says how. */
export function SafetyMenu(reported: Reported) {
  return useContext(Way)(reported);
}
