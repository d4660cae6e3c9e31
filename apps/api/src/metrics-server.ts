import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Content } from './core/content.ts';
import { counted, gauge, plainName } from './core/metrics.ts';
import type { Database } from './database/database.ts';
import { dueSince, isDue } from './mail/due.ts';

const { createServer } = process.getBuiltinModule('node:http'); // see http/headers.ts
const patience = 2000;

type Told = { database: Database; content: Content; version: string; report: (error: unknown) => void };

/** Answers GET /metrics for Prometheus on a port of its own: nobody who comes to the public one can ask. */
export async function serveMetrics(told: Told, { host, port }: { host: string; port: number }): Promise<Server> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    const [own, mails] = [ofProcess(delay, told), await ofMails(told.database).catch((error: unknown) => void told.report(error))];
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`${counted()}${own}${mails ?? ''}${gauge('bridge_database_up', 'Whether the database answered just now.', [[{}, mails === undefined ? 0 : 1]])}`);
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`The figures cannot be served on METRICS_PORT: ${error.message}`, { cause: error })));
    server.listen(port, host, resolve);
  });
  return server;
}

function ofProcess(delay: ReturnType<typeof monitorEventLoopDelay>, { database, content, version }: Told): string {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  const held = gauge('bridge_loop_delay_seconds', 'How late the event loop was since the figures were last asked for.', [
    [{ quantile: '0.5' }, seconds(delay.percentile(50))],
    [{ quantile: '0.99' }, seconds(delay.percentile(99))],
    [{ quantile: '1' }, seconds(delay.max)],
  ]);
  delay.reset();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const pool = database.figures?.();
  return [
    held,
    gauge('process_resident_memory_bytes', 'Memory of the process.', [[{}, rss]]),
    gauge('bridge_heap_bytes', 'Objects of JavaScript.', [[{}, heapUsed]]),
    gauge('process_cpu_seconds_total', 'Processor time of the process.', [[{}, (user + system) / 1e6]]),
    gauge('process_start_time_seconds', 'When the process began.', [[{}, Math.round(Date.now() / 1000 - process.uptime())]]),
    gauge('bridge_build_info', 'What runs: the version, and the content as the build or the last release names it.', [[{ version, content: content.version?.()?.slice(0, 12) ?? '' }, 1]]),
    pool ? gauge('bridge_pool_connections', 'Connections to the database by what they do, and work that waits for one.', [[{ state: 'busy' }, pool.busy], [{ state: 'free' }, pool.free], [{ state: 'waiting' }, pool.waiting]]) : '',
  ].join('');
}

type Mails = { kind: string; waiting: number; oldest: number; failed: number };

async function ofMails(database: Database): Promise<string> {
  const rows = await database.as('metrics', patience).query<Mails>(
    `select kind, count(*) filter (where ${isDue})::integer as waiting,
       coalesce(extract(epoch from now() - min(${dueSince}) filter (where ${isDue})), 0)::float8 as oldest,
       count(*) filter (where failed_at > now() - interval '1 hour')::integer as failed
     from outbox where (${isDue}) or (sent_at is null and failed_at > now() - interval '1 hour') group by kind`,
  );
  const backup = await database.as('metrics', patience).query<{ age: number | null }>(`select extract(epoch from now() - max(made_at))::float8 as age from last_backup`);
  const by = (key: 'waiting' | 'oldest' | 'failed') => rows.map((row): [Record<string, string>, number] => [{ kind: plainName(row.kind) }, row[key]]);
  const age = backup[0]?.age;
  return [
    gauge('bridge_mails_waiting', 'Mails that are due, by kind.', by('waiting')),
    gauge('bridge_mails_oldest_seconds', 'For how long the oldest of them has been due.', by('oldest')),
    gauge('bridge_mails_failed', 'Mails given up in the last hour.', by('failed')),
    age === null || age === undefined ? '' : gauge('bridge_backup_age_seconds', 'Since the last backup that was made or noted.', [[{}, age]]),
  ].join('');
}
