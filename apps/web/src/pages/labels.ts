/** What options are called, by their ids. */
export function labelsOf(options: readonly { id: string; label: string }[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ id, label }) => [id, label]));
}
