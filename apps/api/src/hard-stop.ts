import { spawn } from 'node:child_process';
import process from 'node:process';

// Its input ends with this process, and it with its input.
const guard = `
const [pid, deadline] = process.argv.slice(1).map(Number);
process.stdin.on('end', () => process.exit()).on('error', () => process.exit()).resume();
setTimeout(() => process.kill(pid, 'SIGKILL'), deadline - Date.now());
`;

/**
 * Kills this process unless it has ended after so many milliseconds. A timer of its own would wait for whatever holds its
 * loop, and process.exit() waits for threads that do not come back, such as a look-up of a name that nobody answers. So
 * the timer is another process's.
 */
export function endWithin(milliseconds: number): void {
  const child = spawn(process.execPath, ['--eval', guard, String(process.pid), String(Date.now() + milliseconds)], { stdio: ['pipe', 'ignore', 'ignore'], env: {} });
  child.on('error', () => {}); // no room for another process: what asked for the end has a timer, too
  child.stdin.on('error', () => {});
  child.unref();
}
