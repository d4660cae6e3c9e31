import { limits, type Call, type CallName } from '@bridge/model';

/** How long (ms) one statement of a call may take before the database ends it: a light one gives its connection back soon. */
const patience = { light: 2000, usual: 5000, heavy: 10_000 };

/** Calls that read or write much; every other read is light, every other change usual. */
const heavy = new Set<CallName>(['exportData', 'deleteAccount', 'listMentors', 'mentorDashboard', 'listMentees', 'listOpportunities', 'partnerDashboard', 'listApplicants', 'partnerNetwork', 'generateBlueprint', 'startGeneration', 'watchGeneration']);

export function patienceFor(name: CallName, { method, effect }: Call): number {
  if (heavy.has(name)) return patience.heavy;
  return method === 'GET' && !effect ? patience.light : patience.usual;
}

const lastWords = 3500; // for what was begun at the last moment, and for the way

/** For how long (ms) a call may wait for a database that is somewhere else: whoever makes it must hear the refusal. */
export function waitOf({ timeout = limits.callTimeout }: Call): number {
  return timeout - lastWords;
}
