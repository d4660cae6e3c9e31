/** Why a try to make a plan failed, as the console tells it. */
export const planFailures = ['late', 'key', 'often', 'answered', 'unreached', 'unreadable', 'broken', 'other'] as const;
export type PlanFailure = (typeof planFailures)[number];

/** What is said of a failure that was noted: its kind, and the status that the provider answered. */
export function planFailureOf(noted: string): { kind: PlanFailure; status?: string } {
  const status = /^answered (\d{3})$/.exec(noted)?.[1];
  if (status) return { kind: ['401', '403'].includes(status) ? 'key' : status === '429' ? 'often' : 'answered', status };
  return { kind: planFailures.find((one) => one === noted) ?? 'other' };
}
