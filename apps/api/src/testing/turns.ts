import { setImmediate as turn } from 'node:timers/promises';

/** The processor time (ms) of the longest turn of this thread's loop while something is done; other processes and threads do not count. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  await turn();
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    for (let before = process.threadCpuUsage(); !isOver; ) {
      await turn();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
    }
  })();
  await work();
  isOver = true;
  await watching;
  return longest;
}
