import { performance } from 'node:perf_hooks';
import v8 from 'node:v8';

const littleToDo = 0.02; // of the time
const grown = 8 * 2 ** 20; // what is kept anyway for what comes next

/**
 * Gives back what this thread's heap took in a rush, once the thread has little to do. V8 keeps it for good: its own
 * collection for quiet times looks at how busy the whole life of the thread was. Ours takes a tenth of a second and the
 * code that was compiled in the rush, so it is left for when a pause has lasted for so many milliseconds, and until the heap
 * has grown again. Needs --expose-gc; without it nothing happens.
 */
export function giveBackMemory(pause = 30_000): void {
  const collect = globalThis.gc;
  if (!collect) return;
  let seen = performance.eventLoopUtilization();
  let kept = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    if (utilization > littleToDo || heapSize() < kept + grown) return;
    collect({ type: 'major', flavor: 'last-resort' }); // the one that gives free pages back as well
    kept = heapSize();
  }, pause).unref();
}

function heapSize(): number {
  return v8.getHeapStatistics().total_heap_size;
}
