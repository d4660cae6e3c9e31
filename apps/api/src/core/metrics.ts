// What this process counts of itself. Labels are names that the code knows (a call, a status, a limit), never what people send:
// a value that could be anything else is counted as "other".

type Labels = Record<string, string>;
type Kind = 'counter' | 'gauge' | 'histogram';
type Family = { kind: Kind; about: string; values: Map<string, number> };

/** Seconds below which an answer was there. */
export const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const families = new Map<string, Family>();

const about: Record<string, [Kind, string]> = {
  bridge_call_seconds: ['histogram', 'Calls of the contract by name and status, and how long they took.'],
  bridge_responses_total: ['counter', 'Answers of any kind, by status.'],
  bridge_limits_hit_total: ['counter', 'Uses that a limit refused, by limit.'],
  bridge_faults_total: ['counter', 'Faults that were reported to the log, by kind.'],
  bridge_generations_total: ['counter', 'Blueprints that were asked of the generator, by who writes and what came of it.'],
  bridge_mails_handed_over_total: ['counter', 'Tries to hand a mail over, by what came of it.'],
};

/** Counts one of something. */
export function count(name: keyof typeof about, labels: Labels, by = 1): void {
  add(name, labels, by);
}

/** Counts how long something took (s). */
export function observe(name: keyof typeof about, labels: Labels, seconds: number): void {
  for (const step of steps) if (seconds <= step) add(name, { ...labels, le: String(step) }, 1, '_bucket');
  add(name, { ...labels, le: '+Inf' }, 1, '_bucket');
  add(name, labels, seconds, '_sum');
  add(name, labels, 1, '_count');
}

/** All that was counted, in the text format of Prometheus (0.0.4). */
export function counted(): string {
  return [...families].map(([name, { kind, about: words, values }]) => `${head(name, kind, words)}${Array.from(values, ([key, value]) => `${key} ${value}\n`).join('')}`).join('');
}

/** A value that is read when somebody asks. */
export function gauge(name: string, words: string, values: readonly [Labels, number][]): string {
  return `${head(name, 'gauge', words)}${values.map(([labels, value]) => `${keyOf(name, labels)} ${value}\n`).join('')}`;
}

/** A name as it may be a label: what is no plain word could be somebody's. */
export function plainName(name: string | undefined): string {
  return name !== undefined && /^[a-z][a-z-]{0,39}$/i.test(name) ? name : 'other';
}

function add(name: string, labels: Labels, by: number, suffix = ''): void {
  const [kind = 'counter', words = ''] = about[name] ?? [];
  const family = families.get(name) ?? { kind, about: words, values: new Map<string, number>() };
  families.set(name, family);
  const key = keyOf(`${name}${suffix}`, labels);
  family.values.set(key, (family.values.get(key) ?? 0) + by);
}

function head(name: string, kind: Kind, words: string): string {
  return `# HELP ${name} ${words}\n# TYPE ${name} ${kind}\n`;
}

function keyOf(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}
