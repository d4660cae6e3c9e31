import process from 'node:process';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { productionCost } from '../accounts/passwords.ts';

/** Middle times in ms of one call for known and for unknown addresses, and how likely chance alone makes such a gap. */
export type Timing = { call: string; known: number; unknown: number; gap: number; p: number };

const calls: Record<string, (server: TestServer, email: string) => Promise<{ status: number }>> = {
  login: (server, email) => server.call('login', { body: { email, password: 'not the password' } }),
  'start reset': (server, email) => server.call('startReset', { params: { identifier: email } }),
  'resend code': (server, email) => server.call('resendCode', { params: { identifier: email } }),
};

/** Asks for known and unknown addresses by turns, each address once, with the production's cost of a password. */
export async function measureTiming(pairs = 200): Promise<Timing[]> {
  await using server = await startTestServer({ hashCost: productionCost });
  const emails: string[] = [];
  for (let n = 0; n < pairs; n += 1) emails.push((await server.person()).email);
  const found: Timing[] = [];
  for (const [call, ask] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [n, email] of emails.entries()) {
      const turns = [['known', email], ['unknown', `nobody-${n}@example.com`]] as const;
      for (const [kind, address] of n % 2 ? turns : turns.toReversed()) {
        const began = performance.now();
        await ask(server, address);
        times[kind].push(performance.now() - began);
      }
    }
    const [known, unknown] = [middle(times.known), middle(times.unknown)];
    found.push({ call, known, unknown, gap: Math.abs(known - unknown), p: mannWhitney(times.known, times.unknown) });
  }
  return found;
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** The two-sided p of Mann and Whitney's test, by its normal approximation. */
function mannWhitney(a: number[], b: number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((won, y) => won + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  const z = (wins - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduceRight((sum, factor) => (sum + factor) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

if (process.argv[1] === import.meta.filename) for (const timing of await measureTiming(Number(process.argv[2] ?? 200))) console.log(JSON.stringify(timing));
