import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Started = { /** What the line said. */ said: string; stop: () => Promise<void> };

/** Starts a browser with a folder of its own, and waits for the line by which it says where it listens. */
export async function startProcess(command: string, args: (folder: string) => string[], line: RegExp, environment: Record<string, string> = {}): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-engine-'));
  // In a group of its own: what it starts goes with it.
  const child = spawn(command, args(folder), { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let heard = '';
  const said = await new Promise<string>((found, fail) => {
    const listen = (chunk: Buffer) => {
      heard += chunk.toString();
      const match = line.exec(heard);
      if (match) found(match[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`${command} ended: ${heard.slice(-500)}`)));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { said, stop };
}
