import type { ChildProcess } from 'node:child_process';

/** Long enough for a busy machine to start what takes a quiet one twelve seconds: what ends is said at once, only what hangs is waited for. */
export const longestStart = 180_000;

/** How long a hook may take that starts a program: the start, and a little for what stands around it. */
export const startingTime = longestStart + 60_000;

/** Resolves once `address` answers. Rejects when `program`, whose it is, ends before, or after three minutes without an answer. */
export async function answering(address: string, program: ChildProcess): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < longestStart; await new Promise((done) => setTimeout(done, 100))) {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error(`what answers at ${address} ended (${program.exitCode ?? program.signalCode})`);
    if (await fetch(address, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.ok, () => false)) return;
  }
  throw new Error(`${address} has not answered in ${longestStart / 1000} s`);
}
