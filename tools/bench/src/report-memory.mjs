// Preloaded into a measured server: when it is sent a message, it collects what nobody needs, in all its threads, and answers what is left.
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const threads = new BroadcastChannel('collect');
threads.unref();
threads.onmessage = () => globalThis.gc();
if (isMainThread) {
  process.on('message', async () => {
    threads.postMessage('now');
    globalThis.gc();
    await setTimeout(1000); // other threads collect meanwhile, and what was freed goes back to the system
    globalThis.gc();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    process.send({ rss, heapUsed, external, arrayBuffers });
  });
}
