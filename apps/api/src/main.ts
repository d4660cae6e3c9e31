import path from 'node:path';
import process from 'node:process';
import { openContent } from '@bridge/content';
import { createPasswords, productionCost } from './accounts/passwords.ts';
import { applicationFolder } from './core/files.ts';
import { openDatabase } from './database/index.ts';
import { addDemoPeople, demoPeople } from './demo/people.ts';
import { readEnvironment } from './environment.ts';
import { openWeb } from './http/static.ts';
import { openSecret } from './secret.ts';
import { createServer } from './server.ts';
import { shutDown } from './shut-down.ts';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, path.resolve(applicationFolder, '../..'));
  const { production, databaseUrl, dataFolder, contentFolder, host, port, publicUrl } = environment;
  const [content, database] = await Promise.all([
    openContent(contentFolder, { watch: !production }),
    openDatabase({ url: databaseUrl, folder: dataFolder }),
  ]);
  if (!production) await addDemoPeople(database, await createPasswords(productionCost));
  const web = openWeb(environment.webFolder, content);
  const app = await createServer({
    ...environment,
    content,
    database,
    web,
    secret: openSecret(environment.secret, dataFolder),
    https: publicUrl.startsWith('https:'),
  });

  const end = () => void shutDown(app, () => database.close()).then(() => process.exit(0), () => process.exit(1));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  await app.listen({ host, port });

  console.log(`ready  ${publicUrl}`);
  if (!web) console.log(`       without web pages: ${environment.webFolder} has no build`);
  if (!production) {
    for (const { role, email, password } of demoPeople) console.log(`       demo ${role.toLowerCase().padEnd(7)} ${email}  ${password}`);
    console.log(`       outbox ${publicUrl}/dev/outbox`);
  }
  await web?.pack();
}
