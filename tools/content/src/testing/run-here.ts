import { vi } from 'vitest';
import { main } from '../main.ts';

/** The content command in this process: what it says, and its exit code. */
export async function runHere(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, out, err } = await said(args);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export async function said(args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  using _log = vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  using _error = vi.spyOn(console, 'error').mockImplementation((text: string) => void err.push(text));
  return { code: await main(args), out, err };
}
