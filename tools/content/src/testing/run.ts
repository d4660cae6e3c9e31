import { spawn } from 'node:child_process';
import path from 'node:path';

const cli = path.resolve(import.meta.dirname, '../cli.ts');

/** The content command as a process of its own, as a person runs it. The folders of these tests hold only a part of the site. */
export async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [cli, ...args, ...(args[0] === 'check' ? ['--part'] : [])], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...said };
}
