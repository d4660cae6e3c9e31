import { setTimeout as pause } from 'node:timers/promises';
import { nodes, type Cluster, type NodeNumber } from './nodes.ts';

/** What happens to a cluster. Each event answers when nothing stands in the way any more; the cluster is whole again later. */
export const events: Record<string, (cluster: Cluster, leader: NodeNumber) => Promise<void>> = {
  async killed(cluster, leader) {
    cluster.signal(leader, 'SIGKILL');
    await cluster.untilLed(leader);
    cluster.restart(leader);
  },
  async 'switched over'(cluster, leader) {
    const answer = await cluster.switchOver(leader);
    if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
    await cluster.untilLed(leader);
  },
  async frozen(cluster, leader) {
    cluster.signal(leader, 'SIGSTOP');
    await cluster.untilLed(leader);
    await pause(3000);
    cluster.signal(leader, 'SIGCONT');
  },
  async 'a hole of 20 s'(cluster) {
    cluster.hole('swallow');
    await pause(20_000);
    cluster.hole('deliver');
  },
  async 'cut off'(cluster, leader) {
    cluster.say(leader, 'swallow');
    await cluster.untilLed(leader);
    await pause(3000);
    cluster.say(leader, 'deliver');
  },
  async 'disk full'(cluster, leader) {
    const makeRoom = cluster.fill(leader);
    await pause(20_000);
    makeRoom();
  },
  async 'both standbys gone'(cluster, leader) {
    const others = nodes.filter((node) => node !== leader);
    for (const node of others) cluster.signal(node, 'SIGKILL');
    await pause(15_000);
    for (const node of others) cluster.restart(node);
  },
};
