/** Less than, equal to or more than nothing, as for sorting. "≤37" counts as 37. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number)) as [number[], number[]]; // a pair stays one
  for (let at = 0; at < Math.max(first.length, second.length); at += 1) {
    const difference = (first[at] ?? 0) - (second[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
