import path from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { openContent } from './content/open-content.ts';
import { applicationFolder } from './core/files.ts';
import { tracedDatabase } from './core/traced-database.ts';
import { version } from './core/version.ts';
import { developmentRates, productionRates } from './core/rate-limit.ts';
import { giveBackMemory, openDatabase } from './database/index.ts';
import { openEditions } from './editions.ts';
import { demoPeople, inviteDemoPeople } from './demo/people.ts';
import { keepDemoOut } from './demo/shut-out.ts';
import { demoCode, demoStaff } from './demo/staff.ts';
import { readEnvironment } from './environment.ts';
import { openWords } from './content/words.ts';
import { beginHeartbeat } from './heartbeat.ts';
import { keepHouse } from './housekeeping.ts';
import { faultOf } from './http/log.ts';
import { openWeb } from './http/static.ts';
import { keepSending } from './mail/sender.ts';
import { openSecret } from './secret.ts';
import { keepPublishing } from './publishing/face.ts';
import { isFinished, prepareReading } from './safeguarding/face.ts';
import { createServer } from './server.ts';
import { prepareShutDown } from './shut-down.ts';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, path.resolve(applicationFolder, '../..'));
  const { production, databaseUrl, dataFolder, contentFolder, host, port } = environment;
  const [built, opened] = await Promise.all([
    openContent(contentFolder, { watch: !production }),
    openDatabase({ url: databaseUrl, pooled: environment.pooled, folder: dataFolder }),
  ]);
  const database = environment.traces ? tracedDatabase(opened) : opened;
  const secret = openSecret(environment.secret, dataFolder);
  const site = openWeb(environment.webFolder, built, environment.publicUrl);
  const editions = await openEditions({ ...environment, database, content: built, web: site, report: (error) => console.error(error instanceof Error ? error.message : error) });
  const { content, web } = editions;
  const ending = new AbortController();
  const isReadyForYoung = () => isFinished(content.document('safeguarding')); // as it is by then: content is published while the server runs
  const meetsTheYoung = () => !production || isReadyForYoung(); // in development the unfinished text is there to be tried
  const app = await createServer({
    ...environment,
    ending: ending.signal,
    content,
    database,
    web,
    editions,
    secret,
    meetsTheYoung,
    rates: production ? productionRates : developmentRates,
    outbox: !environment.smtp,
    demoCode,
    https: environment.publicUrl?.startsWith('https:') ?? false,
  });

  const report = (error: unknown) => app.log.error(faultOf(error));
  const { metrics } = environment;
  if (metrics) await (await import('./metrics-server.ts')).serveMetrics({ database, content, version, report }, metrics);
  const tracing = environment.traces && (await import('./tracing.ts')).openTracing(environment.traces, { version, believes: environment.trustProxy.length > 0, report });
  giveBackMemory();
  keepHouse({ content, database, secret, words: openWords(content), get meetsTheYoung() { return meetsTheYoung(); } }, () => content.document('mentors/sessions'), report, editions.pin);
  const publishing = keepPublishing({ database, webFolder: environment.webFolder, publicUrl: environment.publicUrl, report });
  const sending = environment.smtp && keepSending(database, (await import('./mail/transport.ts')).smtpTransport(environment.smtp), report);
  const shutDown = prepareShutDown(app, environment.drainSeconds * 1000);
  function end(): void {
    if (ending.signal.aborted) return; // a terminal tells everybody in it, and whoever started this server tells it again
    ending.abort();
    publishing.stop();
    const sent = sending?.stop().catch(report); // beside the last answers: a mail server may be slow, too
    if (environment.drainSeconds > 0) console.log(`ending, not ready from now on; it listens for ${environment.drainSeconds} s more`);
    void shutDown(async () => {
      await Promise.all([sent, heartbeat.stop(), tracing?.stop()]);
      editions.close();
      await database.close();
    }).then(() => process.exit(), () => process.exit(1));
  }
  const heartbeat = await beginHeartbeat({
    database, secret, report,
    content: () => content.version?.(),
    onWrongSecret: (error) => {
      console.error(error.message);
      process.exitCode = 1;
      end();
    },
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await listen(app, host, port);
  setTimeout(() => void prepareReading(content).catch(report), 1000).unref(); // first what a start is waited for
  if (production) await keepDemoOut(database, (line) => console.log(line), report);
  else await inviteDemoPeople(database, content, secret, report);

  const address = environment.publicUrl ?? `http://localhost:${portOf(app) ?? port}`;
  console.log(`ready  ${address}`);
  if (!web) console.log(`       without web pages: ${environment.webFolder} has no build`);
  if (!production) {
    for (const { role, email, password } of demoPeople) console.log(`       demo ${role.toLowerCase().padEnd(7)} ${email}  ${password}`);
    if (!environment.smtp) console.log(`       demo staff   ${demoStaff.email}  ${demoStaff.password}  and the code on ${address}/dev/outbox`);
    if (!environment.smtp) console.log(`       outbox ${address}/dev/outbox`);
  }
  if (production && !isReadyForYoung()) console.log('       nobody under 18 meets others until content/safeguarding.json is filled in: review, lead and help lines (docs/operators.md)');
  if (production && !environment.smtp) console.log('       mails wait in the database until SMTP_URL and MAIL_FROM are set: nobody gets a code');
}

/** The port it got, which PORT=0 leaves to the system. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1}.`, { cause: error });
  }
}
