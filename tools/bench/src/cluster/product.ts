import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '@bridge/setup/server-flags';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import type { Cluster } from './nodes.ts';

/** Seconds in which a process that ends is not ready and still listens. */
export const drain = 4;

/** The server that was built in `folder` on its ports, all on the cluster; `through` is the port at which they meet it. */
export async function startProduct(cluster: Cluster, through: number, folder = process.cwd()) {
  const running = new Map<number, ChildProcess>();
  const mails = await startMails(cluster.ports.mail);
  process.once('exit', () => running.forEach((child) => child.kill('SIGKILL'))); // also where the run ends in a fault
  const start = async (port: number, cwd: string) => {
    const log = openSync(path.join(cluster.folder, `api${port}.log`), 'a');
    const child = spawn(process.execPath, [...serverFlags, 'apps/api/dist/main.js'], {
      cwd,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: 'http://localhost:4200', LOG_LEVEL: 'error', DRAIN_SECONDS: String(drain),
        DATABASE_URL: `postgresql://postgres@127.0.0.1:${through}/postgres`, DATA_FOLDER: path.join(cluster.folder, 'data'), SECRET_KEY: 'a secret of the cluster run, long enough for it',
        SMTP_URL: `smtp://127.0.0.1:${cluster.ports.mail}`, MAIL_FROM: 'Bridge AI <no-reply@bridge.example>',
      },
    });
    running.set(port, child);
    for (let isReady = false; !isReady; ) {
      await pause(200);
      isReady = (await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined))?.ok === true;
      if (child.exitCode !== null) throw new Error(`The server did not start; see ${cluster.folder}/api${port}.log.`); // another one may answer at its port
    }
  };
  const end = async (port: number) => {
    const child = running.get(port);
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (const port of cluster.ports.apis) await start(port, folder);
  return {
    mails,
    ports: cluster.ports.apis,
    /** Ends what answers at the port, and starts what was built in `cwd` in its place. */
    restart: async (port: number, cwd = process.cwd()) => {
      await end(port);
      await start(port, cwd);
    },
    stop: async () => {
      for (const child of running.values()) child.kill('SIGKILL');
      await mails.close();
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** A mail server that takes everything, and knows how often it got each mail. */
async function startMails(port: number) {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      let head = '';
      stream.on('data', (chunk: Buffer) => void (head.length < 4000 && (head += chunk.toString('latin1'))));
      stream.on('end', () => {
        const id = /^message-id: <([^@>]+)/im.exec(head)?.[1] ?? head;
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { arrived, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** Asks the primary itself, whichever it is, until it answers. */
export async function ask<Row extends object>(cluster: Cluster, text: string, values: unknown[] = []): Promise<Row[]> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port: cluster.ports.primary, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } catch (error) {
      if (tries === 60) throw error;
      await pause(1000);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
