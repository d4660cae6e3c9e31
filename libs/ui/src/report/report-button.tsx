import { createContext, useContext, type ReactNode } from 'react';
import type { Reportable } from '@bridge/model';

/** What can be reported from where one stands, and whose it is. */
export type Reported = { about: Reportable; id: string; name: string };

const Way = createContext<(reported: Reported) => ReactNode>(() => null);

/** Says how a report is made: whoever joins the features knows, the features do not. */
export const ReportProvider = Way.Provider;

/** The way to report what stands beside it; nothing where nobody says how. */
export function ReportButton(reported: Reported) {
  return useContext(Way)(reported);
}
