import { writeSync } from 'node:fs';

/** Says a value to the test that started this process; it has left this process when the call returns. */
export function say(value: unknown): void {
  const line = Buffer.from(`${JSON.stringify(value)}\n`);
  for (let said = 0; said < line.length; ) said += write(line.subarray(said));
}

const pauses = new Int32Array(new SharedArrayBuffer(4));

/** How much of it was taken: a pipe holds 64 kB, and is full until the test has read. */
function write(bytes: Buffer): number {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    Atomics.wait(pauses, 0, 0, 5);
    return 0;
  }
}
