// What this process counts of itself. Labels are names that the code knows (a call, a status, a limit), never what people send:
// a value that could be anything else is counted as "other".

type Labels = Record<string, string>;
type Kind = 'counter' | 'gauge' | 'histogram';
/** `within[n]` counts what took more than the step before and no more than this one; the last, all that took longer. */
type Histogram = { name: string; labels: Labels; within: number[]; sum: number };

/** Seconds below which an answer was there. */
export const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const counters = new Map<string, Map<string, number>>();
const histograms = new Map<string, Histogram>();

const about: Record<string, [Kind, string]> = {
  bridge_call_seconds: ['histogram', 'Calls of the contract by name and status, and how long they took.'],
  bridge_responses_total: ['counter', 'Answers of any kind, by status.'],
  bridge_limits_hit_total: ['counter', 'Uses that a limit refused, by limit.'],
  bridge_faults_total: ['counter', 'Faults that were reported to the log, by kind.'],
  bridge_generations_total: ['counter', 'Blueprints that were asked of the generator, by who writes and what came of it.'],
  bridge_mails_handed_over_total: ['counter', 'Tries to hand a mail over, by what came of it.'],
};

// Prometheus sees a counter grow only from a value that it has seen: the first fault would be none. What alerts ask is there from the start.
for (const status of ['500', '503']) count('bridge_responses_total', { status }, 0);
for (const outcome of ['taken', 'refused']) count('bridge_mails_handed_over_total', { outcome }, 0);
for (const by of ['composer', 'provider']) for (const outcome of ['done', 'failed']) count('bridge_generations_total', { by, outcome }, 0);

/** Counts one of something. */
export function count(name: keyof typeof about, labels: Labels, by = 1): void {
  const counter = counters.get(name) ?? new Map<string, number>();
  counters.set(name, counter);
  const key = keyOf(name, labels);
  counter.set(key, (counter.get(key) ?? 0) + by);
}

/** Counts how long something took (s). Each call does so: what can be summed up later is. */
export function observe(name: keyof typeof about, labels: Labels, seconds: number): void {
  const key = keyOf(name, labels);
  let histogram = histograms.get(key);
  if (!histogram) histograms.set(key, (histogram = { name, labels, within: Array.from({ length: steps.length + 1 }, () => 0), sum: 0 }));
  const step = steps.findIndex((most) => seconds <= most);
  const place = step < 0 ? steps.length : step;
  histogram.within[place] = (histogram.within[place] ?? 0) + 1;
  histogram.sum += seconds;
}

/** All that was counted, in the text format of Prometheus (0.0.4). */
export function counted(): string {
  const timed = Map.groupBy(histograms.values(), ({ name }) => name);
  return [
    ...Array.from(counters, ([name, values]) => head(name, ...(about[name] ?? ['counter', ''])) + Array.from(values, ([key, value]) => `${key} ${value}\n`).join('')),
    ...Array.from(timed, ([name, all]) => head(name, ...(about[name] ?? ['histogram', ''])) + all.map(linesOf).join('')),
  ].join('');
}

function linesOf({ name, labels, within, sum }: Histogram): string {
  let so = 0;
  const buckets = within.map((count, place) => `${keyOf(`${name}_bucket`, { ...labels, le: String(steps[place] ?? '+Inf') })} ${(so += count)}\n`);
  return `${buckets.join('')}${keyOf(`${name}_sum`, labels)} ${sum}\n${keyOf(`${name}_count`, labels)} ${so}\n`;
}

/** A value that is read when somebody asks. */
export function gauge(name: string, words: string, values: readonly [Labels, number][]): string {
  return `${head(name, 'gauge', words)}${values.map(([labels, value]) => `${keyOf(name, labels)} ${value}\n`).join('')}`;
}

/** A name as it may be a label: what is no plain word could be somebody's. */
export function plainName(name: string | undefined): string {
  return name !== undefined && /^[a-z][a-z-]{0,39}$/i.test(name) ? name : 'other';
}

function head(name: string, kind: Kind, words: string): string {
  return `# HELP ${name} ${words}\n# TYPE ${name} ${kind}\n`;
}

function keyOf(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}
