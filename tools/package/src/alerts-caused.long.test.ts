import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, type CallName } from '@bridge/model';
import { startPostgres } from '@bridge/setup/postgres';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './contents.ts';
import { hasDebian } from './debian.ts';

// Each state that docs/alerts.md tells of is brought about on running servers, and a real Prometheus is asked what it makes
// of it. Its hours pass thirty times as fast: one minute in the rules is two seconds here.

const faster = 30;
const port = { one: 4381, two: 4382, figuresOne: 4383, figuresTwo: 4384, prometheus: 4385, mail: 4386 };
const rules = readFileSync(path.join(root, 'tools/package/files/alerts.yml'), 'utf8')
  .replaceAll(/(for: |\[)(\d+)([mh])/g, (_, before: string, count: string, unit: string) => `${before}${(Number(count) * (unit === 'h' ? 3600 : 60)) / faster}s`)
  .replace(/(oldest_seconds\) > )(\d+)/, (_, before: string, seconds: string) => `${before}${Number(seconds) / faster}`);
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-alerts-'));
const started: ChildProcess[] = [];

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  started.push(child);
  return child;
}

async function until(what: string, isSo: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await isSo().catch(() => false)); await pause(300)) if (Date.now() > end) throw new Error(`${what} within ${seconds} s`);
}

/** Does something over and over, so many at once, until it is stopped. */
function keepDoing(work: () => Promise<unknown>, atOnce = 1): () => Promise<void> {
  let isOver = false;
  const all = Promise.all(Array.from({ length: atOnce }, async () => {
    while (!isOver) await work().catch(() => pause(50));
  }));
  return async () => {
    isOver = true;
    await all;
  };
}

async function call(name: CallName, { body, params, token }: { body?: object; params?: Record<string, string>; token?: string } = {}): Promise<{ status: number; body: unknown }> {
  const { method, path: at } = contract[name];
  const response = await fetch(`http://127.0.0.1:${port.one}${at.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? '')}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}`, 'x-access-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** What Prometheus says is wrong now. */
async function firing(): Promise<string[]> {
  const answer = (await (await fetch(`http://127.0.0.1:${port.prometheus}/api/v1/alerts`)).json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }; // by its documentation
  return Array.from(new Set(answer.data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)));
}
const raised = (name: string, seconds = 60) => until(`${name} was not raised`, async () => (await firing()).includes(name), seconds);
const settled = (name: string, seconds = 90) => until(`${name} did not end`, async () => !(await firing()).includes(name), seconds);

/** A mail server that takes all, or refuses all addresses. */
async function startMails(refuses: boolean): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    logger: false, authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 200,
    onRcptTo: (_, __, done) => done(refuses ? Object.assign(new Error('refused'), { responseCode: 550 }) : null),
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port.mail, '127.0.0.1', resolve));
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
}

/** An AI provider that fails each time. */
async function startProvider(): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(400).end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // it listens on a port
}

test('every alert is raised by what it is there for, and ends with it', { timeout: 1_500_000 }, async () => {
  expect(hasDebian('prometheus')).toBe(true);
  const postgres = await startPostgres();
  onTestFinished(async () => {
    for (const child of started) child.kill('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query('create database bridge');
  const url = new URL(postgres.url);
  url.pathname = '/bridge';
  const environment = {
    NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url.href, SECRET_KEY: 'a secret of the alerts, long enough for it', PUBLIC_URL: 'http://localhost:4200', DATA_FOLDER: path.join(folder, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${port.mail}`, MAIL_FROM: 'no-reply@bridge.example', AI_PROVIDER: 'openai-compatible', AI_BASE_URL: await startProvider(), AI_MODEL: 'none',
  };
  const serve = async (at: number, figures: number, program: string) => {
    const child = run(process.execPath, ['--liftoff-only', program], { ...environment, PORT: String(at), METRICS_PORT: String(figures) });
    await until(`${program} was not ready`, async () => (await fetch(`http://127.0.0.1:${at}/api/health/ready`)).ok, 120);
    return child;
  };
  let endMails = await startMails(false);
  const one = await serve(port.one, port.figuresOne, 'apps/api/src/main.ts');
  const two = await serve(port.two, port.figuresTwo, 'apps/api/dist/main.js'); // what was built names its version, what runs from its sources does not
  const product = new pg.Client({ connectionString: url.href });
  product.on('error', () => {}); // it is sent away below
  await product.connect();

  const targets = (...ports: number[]) => {
    writeFileSync(path.join(folder, 'new.json'), JSON.stringify([{ targets: ports.map((at) => `127.0.0.1:${at}`) }]));
    renameSync(path.join(folder, 'new.json'), path.join(folder, 'targets.json'));
  };
  targets(port.figuresOne, port.figuresTwo);
  writeFileSync(path.join(folder, 'alerts.yml'), rules);
  writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify({ // JSON is YAML
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'bridge', file_sd_configs: [{ files: ['targets.json'], refresh_interval: '1s' }] }],
  }));
  run('prometheus', [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/series`, `--web.listen-address=127.0.0.1:${port.prometheus}`, '--log.level=error']);
  await until('Prometheus was not ready', async () => (await fetch(`http://127.0.0.1:${port.prometheus}/-/ready`)).ok, 60);
  const seen: string[] = [];
  const stage = (name: string) => void seen.push(name);

  await raised('BridgeTwoVersions', 120);
  stage('BridgeTwoVersions');
  two.kill('SIGKILL');
  await raised('BridgeDown');
  stage('BridgeDown');
  targets(port.figuresOne);
  await settled('BridgeDown');
  await settled('BridgeTwoVersions');

  await raised('BridgeBackupOld', 180);
  stage('BridgeBackupOld');
  expect(spawnSync(process.execPath, ['apps/api/src/operator/main.ts', 'backup', 'noted'], { cwd: root, env: { PATH: process.env['PATH'], ...environment } }).status).toBe(0);
  await settled('BridgeBackupOld');

  const signedUp = await call('signUp', { body: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'a bench of twelve stones', role: 'TALENT', birthMonth: '1990-01' } });
  expect(signedUp.status).toBe(200);
  const { data } = signedUp.body as { data: { token: string; user: { _id: string } } }; // by the contract
  const ada = { params: { userId: data.user._id }, token: data.token };
  await product.query('update users set email_verified_at = now()');
  expect((await call('updateProfile', { ...ada, body: { user: { currentStatus: 'Student', technicalSkills: ['Programming'], currentJobTitle: 'engineer' } } })).status).toBe(200);

  for (let n = 0; n < 5; n += 1) expect((await call('generateBlueprint', ada)).status).toBe(502);
  await raised('BridgeProvider');
  stage('BridgeProvider');
  await settled('BridgeProvider', 120);

  const endGuessing = keepDoing(() => call('login', { body: { email: 'ada@example.com', password: 'not the right one' } }), 4);
  await raised('BridgeGuessing', 120);
  stage('BridgeGuessing');
  await endGuessing();
  await settled('BridgeGuessing');

  await endMails();
  const mail = (recipient: string) => product.query(`insert into outbox (id, dedupe, recipient, subject, body, kind, locale) values (gen_random_uuid(), $1, $1, 'Hello', 'Hello', 'verifyEmail', 'en')`, [recipient]);
  await mail('waits@example.com');
  await raised('BridgeMailsLate', 120);
  stage('BridgeMailsLate');
  endMails = await startMails(true);
  for (let n = 0; n < 12; n += 1) await mail(`nobody-${n}@example.com`);
  await raised('BridgeMailsFailed', 120);
  stage('BridgeMailsFailed');
  await settled('BridgeMailsLate', 120);
  await product.query(`update outbox set failed_at = failed_at - interval '61 minutes'`);
  await settled('BridgeMailsFailed');
  await endMails();

  await product.query('alter table survey_drafts rename to survey_drafts_elsewhere');
  expect((await call('readDraft', ada)).status).toBe(500);
  await call('readDraft', ada);
  await raised('BridgeFaults');
  stage('BridgeFaults');
  await product.query('alter table survey_drafts_elsewhere rename to survey_drafts');
  await settled('BridgeFaults');

  const endHolding = keepDoing(async () => {
    one.kill('SIGSTOP');
    await pause(400);
    one.kill('SIGCONT');
    await pause(200);
  });
  await raised('BridgeLoopHeld', 90);
  stage('BridgeLoopHeld');
  await endHolding();
  await settled('BridgeLoopHeld');

  const endLocking = keepDoing(async () => {
    await product.query('begin');
    await product.query('lock table survey_drafts in access exclusive mode');
    await pause(1800);
    await product.query('rollback');
  });
  const endAsking = keepDoing(() => call('readDraft', ada), 4);
  await raised('BridgeSlow', 120);
  stage('BridgeSlow');
  await endAsking();
  const endCrowding = keepDoing(() => call('readDraft', ada), 120);
  await raised('BridgePoolWaits', 120);
  stage('BridgePoolWaits');
  await Promise.all([endCrowding(), endLocking()]);
  await settled('BridgePoolWaits');
  await settled('BridgeSlow', 120);

  await admin.query('alter database bridge allow_connections false');
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'bridge'`);
  const endReading = keepDoing(() => call('readDraft', ada), 2);
  await Promise.all([raised('BridgeDatabaseAway', 120), raised('BridgeErrors', 120)]);
  stage('BridgeDatabaseAway');
  stage('BridgeErrors');
  await admin.query('alter database bridge allow_connections true');
  await settled('BridgeDatabaseAway', 120);
  await settled('BridgeErrors', 120);
  await endReading();

  expect(await firing()).toEqual([]);
  const all = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name = '']) => name);
  expect(seen.toSorted()).toEqual(all.toSorted());
});
