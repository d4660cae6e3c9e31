import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from './calls.ts';
import type { Cluster } from './nodes.ts';
import type { Product } from './product.ts';
import { createReaders } from './readers.ts';
import { startWriters } from './writers.ts';

/**
 * Two versions on one schema behind HAProxy, under people who read and write: the older one is replaced process by process
 * (the first of the newer ones migrates), then the newer one by the older, which begins on the schema that has grown, and
 * again the other way, so that the run ends with the newer one. There are about so many `calls` in all.
 */
export async function upgrades({ calls, cluster, product, before, wanted }: { calls: Calls; cluster: Cluster; product: Product; before: string; wanted: number }) {
  const now = process.cwd();
  const [one, other] = cluster.ports.apis;
  const steps: [number, string][] = [
    [one, now],
    [other, now],
    [one, before],
    [other, before],
    [other, now],
    [one, now],
  ];
  const { front } = cluster.ports;
  const writers = await startWriters(calls, cluster, 10, [front, front]);
  const readers = await createReaders(calls, cluster);
  const untilCalls = async (count: number) => {
    while (calls.made.length < count) await pause(200);
  };
  for (const [place, [port, folder]] of steps.entries()) {
    await untilCalls(((place + 1) * wanted) / (steps.length + 1));
    await product.restart(port, folder);
    await pause(3000); // until the load balancer has seen that it is back
  }
  await untilCalls(wanted);
  await readers.end();
  const made = calls.made.splice(0);
  const found = await writers.end(product.mails.arrived);
  calls.made.splice(0);
  const failed = made.filter(({ kind }) => kind !== '200');
  return { count: made.length, failed, replaced: steps.length, lost: writers.counted.lost, oddities: writers.oddities, ...found };
}
