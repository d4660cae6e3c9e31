import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

export const nodes = [1, 2, 3] as const;
export type NodeNumber = (typeof nodes)[number];
type Member = { name: string; role: string; state: string };

/** Ports of one run, all on loopback. What others say to a node passes through a gate. */
export function portsFrom(base: number) {
  const at = (node: number, place: number) => base + node * 10 + place;
  const apis: [number, number] = [base + 6, base + 7];
  return {
    etcd: base, etcdPeer: base + 1, primary: base + 2, throughGate: base + 3, front: base + 4, mail: base + 5,
    apis,
    of: (node: NodeNumber) => ({ postgres: at(node, 0), rest: at(node, 1), postgresGate: at(node, 2), restGate: at(node, 3), etcdGate: at(node, 4) }),
  };
}

const room = 1500; // MB that a node's disk has

/**
 * Three PostgreSQL under Patroni, synchronous and strict, with etcd and HAProxy, in a folder of their own. `ttl` is for how
 * long (s) a leader is believed that says nothing.
 */
export async function startCluster({ folder, base, bin, ttl = 20 }: { folder: string; base: number; bin: string; ttl?: number }) {
  const ports = portsFrom(base);
  const user = postgresUser();
  const started: ChildProcess[] = [];
  const patronis = new Map<NodeNumber, ChildProcess>();
  const gates = new Map<NodeNumber, ChildProcess>();
  const disks: string[] = [];

  const run = (name: string, command: string, args: string[], as: object = user) => {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log], cwd: folder, env: { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', HOME: folder, TMPDIR: folder }, ...as });
    started.push(child);
    return child;
  };
  const gate = (...pairs: string[]) => {
    const child = fork(path.join(import.meta.dirname, 'gate.ts'), pairs, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    started.push(child);
    return child;
  };
  const own = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    chownSync(made, user.uid, user.gid);
    return made;
  };

  chownSync(folder, user.uid, user.gid);
  const address = (port: number) => `http://127.0.0.1:${port}`;
  run('etcd', '/usr/bin/etcd', [
    '--data-dir', own('etcd'), '--listen-client-urls', address(ports.etcd), '--advertise-client-urls', address(ports.etcd),
    '--listen-peer-urls', address(ports.etcdPeer), '--initial-advertise-peer-urls', address(ports.etcdPeer), '--initial-cluster', `default=${address(ports.etcdPeer)}`,
  ]);
  for (const node of nodes) {
    const of = ports.of(node);
    gates.set(node, gate(`${of.postgresGate}:${of.postgres}`, `${of.restGate}:${of.rest}`, `${of.etcdGate}:${ports.etcd}`));
    const disk = own(`disk${node}`);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${room}m,uid=${user.uid},gid=${user.gid},mode=700`, 'tmpfs', disk]).status === 0) disks.push(disk);
    writeFileSync(path.join(folder, `patroni${node}.yml`), patroniOf(node, { folder, ports, bin, ttl }));
  }
  const hole = gate(`${ports.throughGate}:${ports.primary}`);
  writeFileSync(path.join(folder, 'haproxy.cfg'), haproxyOf(ports));
  run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')]);

  const start = (node: NodeNumber) => void patronis.set(node, run(`patroni${node}`, '/usr/bin/patroni', [path.join(folder, `patroni${node}.yml`)]));
  const patroniAnswers = async (node: NodeNumber, what: string) => fetch(`${address(ports.of(node).rest)}/${what}`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);

  async function leader(): Promise<NodeNumber | undefined> {
    const found = await Promise.all(nodes.map(async (node) => ((await patroniAnswers(node, 'primary'))?.status === 200 ? [node] : [])));
    return found.flat()[0];
  }
  async function isWhole(): Promise<boolean> {
    const now = await leader();
    const members = now && ((await (await patroniAnswers(now, 'cluster'))?.json()) as { members: Member[] } | undefined)?.members; // what Patroni says
    return members?.length === 3 && members.every(({ role, state }) => state === 'running' || (role !== 'leader' && state === 'streaming')) && members.some(({ role }) => role === 'sync_standby');
  }
  async function until(what: () => Promise<boolean>, seconds: number, why: string): Promise<void> {
    for (const end = Date.now() + seconds * 1000; !(await what()); await pause(300)) if (Date.now() > end) throw new Error(`${why} within ${seconds} s (see the logs in ${folder})`);
  }
  /** Patroni, PostgreSQL and all that PostgreSQL has started. */
  function processesOf(node: NodeNumber): number[] {
    const server = Number(tryRead(path.join(folder, `disk${node}/data/postmaster.pid`)).split('\n')[0]);
    const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && tryRead(`/proc/${pid}/stat`).replace(/^.*\) /, '').split(' ')[1] === String(server)).map(Number);
    return [patronis.get(node)?.pid ?? 0, server, ...children].filter((pid) => pid > 0);
  }
  const signal = (node: NodeNumber, name: NodeJS.Signals) => {
    for (const pid of processesOf(node)) {
      try {
        process.kill(pid, name);
      } catch {
        // it is gone already
      }
    }
  };

  start(1);
  await until(async () => (await leader()) === 1, 90, 'The first node was not there');
  start(2);
  start(3);
  await until(isWhole, 180, 'The cluster was not whole');

  return {
    ports,
    folder,
    hasDisks: disks.length === nodes.length,
    leader,
    until,
    untilWhole: () => until(isWhole, 240, 'The cluster was not whole again'),
    /** The leader is another one than this. */
    untilLed: (not: NodeNumber) => until(async () => ![undefined, not].includes(await leader()), 90, 'There was no other leader'),
    signal,
    restart: start,
    say: (node: NodeNumber, word: 'swallow' | 'deliver') => void gates.get(node)?.send(word),
    hole: (word: 'swallow' | 'deliver') => void hole.send(word),
    switchOver: async (from: NodeNumber) => fetch(`${address(ports.of(from).rest)}/switchover`, { method: 'POST', body: JSON.stringify({ leader: `node${from}` }), headers: { 'content-type': 'application/json' } }),
    /** Fills a node's disk; what it answers makes room again. */
    fill(node: NodeNumber): () => void {
      const filler = path.join(folder, `disk${node}/filler`);
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
      return () => rmSync(filler, { force: true });
    },
    /** A node that cannot come back by itself begins anew. */
    renew(node: NodeNumber): void {
      signal(node, 'SIGKILL');
      rmSync(path.join(folder, `disk${node}/data`), { recursive: true, force: true });
      start(node);
    },
    stop(): void {
      for (const node of nodes) signal(node, 'SIGCONT');
      for (const node of nodes) signal(node, 'SIGKILL');
      for (const child of started) child.kill('SIGKILL');
      for (const disk of disks) spawnSync('umount', ['-l', disk]);
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

function patroniOf(node: NodeNumber, { folder, ports, bin, ttl }: { folder: string; ports: ReturnType<typeof portsFrom>; bin: string; ttl: number }): string {
  const of = ports.of(node);
  const disk = path.join(folder, `disk${node}`);
  const parameters = { max_connections: 100, shared_buffers: '64MB', wal_log_hints: 'on', synchronous_commit: 'on', max_wal_size: '256MB', min_wal_size: '64MB', wal_keep_size: '64MB', max_slot_wal_keep_size: '512MB' };
  const user = (username: string) => ({ username, password: 'cluster' });
  // JSON is YAML.
  return JSON.stringify({
    scope: 'bridge',
    name: `node${node}`,
    restapi: { listen: `127.0.0.1:${of.rest}`, connect_address: `127.0.0.1:${of.restGate}` },
    etcd3: { hosts: [`127.0.0.1:${of.etcdGate}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl, loop_wait: 5, retry_timeout: 5, maximum_lag_on_failover: 1_048_576, synchronous_mode: true, synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host all all 127.0.0.0/8 trust', 'host replication all 127.0.0.0/8 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${of.postgres}`,
      connect_address: `127.0.0.1:${of.postgresGate}`,
      data_dir: path.join(disk, 'data'),
      bin_dir: bin,
      pgpass: path.join(disk, 'pgpass'),
      use_unix_socket: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: { superuser: user('postgres'), replication: user('replicator'), rewind: user('rewinder') },
      parameters: { unix_socket_directories: disk },
    },
    watchdog: { mode: 'off' },
  });
}

/** The database's front, as the operators' guide has it, and one for the product. */
function haproxyOf(ports: ReturnType<typeof portsFrom>): string {
  return `global
  maxconn 2000
defaults
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 3s
listen primary
  mode tcp
  bind 127.0.0.1:${ports.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server node${node} 127.0.0.1:${ports.of(node).postgresGate} maxconn 100 check port ${ports.of(node).restGate}`).join('\n')}
listen product
  mode http
  bind 127.0.0.1:${ports.front}
  timeout server 80s
  option httpchk GET /api/health/ready
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
${ports.apis.map((port, n) => `  server api${n + 1} 127.0.0.1:${port} check`).join('\n')}
`;
}

function postgresUser(): { uid: number; gid: number } {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid || !gid) throw new Error("PostgreSQL needs the system user \"postgres\".");
  return { uid, gid };
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
