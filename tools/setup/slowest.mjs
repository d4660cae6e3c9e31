// What a test run spends its time on: the slowest tests, and the slowest files with all that stands in them.

/** Lines to print; `most` of each kind, the slowest first. */
export function slowest(tests, most = 30) {
  const files = Map.groupBy(tests, ({ file }) => file);
  const sums = [...files].map(([file, inside]) => ({ name: `${file} (${inside.length})`, seconds: inside.reduce((sum, { seconds }) => sum + seconds, 0) }));
  return ['Slowest tests, seconds', ...listed(tests, most), 'Slowest files (tests), seconds', ...listed(sums, most)];
}

function listed(things, most) {
  const sorted = things.toSorted((a, b) => b.seconds - a.seconds);
  return sorted.slice(0, most).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`);
}
