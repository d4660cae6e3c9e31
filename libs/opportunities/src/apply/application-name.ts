/** Under which name what is typed of an application is kept. */
export function applicationName(opportunityId: string): string {
  return `apply:${opportunityId}`;
}
