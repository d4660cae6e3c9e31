import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildOf, findReleases, goBack, listReleases, liveRelease, publish } from '../publishing/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 50;
const longestNote = 500;

export const content: Command = {
  usage: 'content publish <folder> [--note <text>] | releases | back <release> [--note <text>]',
  summary: 'Makes what is in a folder the content that people see, without a build or a restart; lists what was published; goes back to a former release. Also while the servers run, which take it up within two seconds.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['note']);
    const [what = '', named, ...more] = words;
    const takesName = what === 'publish' || what === 'back';
    const isKnown = (takesName && named !== undefined) || (what === 'releases' && named === undefined && !given.has('note'));
    if (fault || !isKnown || more.length > 0) {
      context.complain(fault ?? `Usage: ${content.usage}`);
      return 2;
    }
    const note = (given.get('note') ?? '').trim();
    if (note.length > longestNote) {
      context.complain(`The note has ${note.length} characters; ${longestNote} are the most.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (what === 'publish') return await publishFolder(database, path.resolve(named ?? ''), note, context);
      return what === 'back' ? await back(database, named ?? '', note, context) : await list(database, context);
    } finally {
      await database.close();
    }
  },
};

async function publishFolder(database: OperatorDatabase, folder: string, note: string, { environment, say, complain }: Context): Promise<number> {
  if (!existsSync(path.join(folder, 'brand.json')) || !statSync(folder).isDirectory()) {
    complain(`${folder} holds no content: there is no brand.json. Nothing was published.`);
    return 1;
  }
  const begun = performance.now();
  const done = await publish(database, folder, { origin: environment.publicUrl, by: operator(), note }, buildOf(environment.webFolder)?.id);
  if ('unchanged' in done) {
    say(`Release ${done.unchanged} is live already: nothing in the folder is different.`);
    return 0;
  }
  if ('overtaken' in done) {
    complain(`Somebody has published ${done.overtaken?.release ?? 'something'} meanwhile. Nothing of yours was published: look with "content releases", and publish again.`);
    return 1;
  }
  say(`Release ${done.release} is live${done.before ? `, after ${done.before.release}` : ''}: ${done.made} of ${done.pages} pages are new, ${done.kilobytes} kB, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (done.left > 0) say(`Days to publish on are too many to draw all pages ahead: what begins after the first hundred of them is in the lists once you publish again.`);
  return 0;
}

async function list(database: OperatorDatabase, { say }: Context): Promise<number> {
  const releases = await listReleases(database, { most: listed });
  if (releases.length === 0) say('Nothing was published yet: servers show the content of their build.');
  for (const { id, by, at, note, live, isLive } of releases) say(`${id}  ${isLive ? 'live since' : live ? 'was live at' : 'made at   '}  ${minute(live ?? at)} UTC  ${printable(by)}${note ? `  ${printable(note)}` : ''}`);
  if (releases.length === listed) say(`Only the newest ${listed} are listed.`);
  return 0;
}

async function back(database: OperatorDatabase, typed: string, note: string, context: Context): Promise<number> {
  const release = await theOne(typed, (start) => findReleases(database, start), { many: 'releases', none: (one) => `There is no release ${one}. "content releases" lists them.` }, context);
  if (!release) return 1;
  const before = await liveRelease(database);
  const done = await goBack(database, release.id, { by: operator(), note });
  if (done === undefined) {
    context.say(`Release ${release.id} is live already.`);
    return 0;
  }
  if (!done) {
    context.complain('Somebody has published at this moment. Nothing was changed: look with "content releases".');
    return 1;
  }
  context.say(`Release ${release.id} is live again${before ? `, in the place of ${before.release}` : ''}.`);
  return 0;
}

const minute = (at: string) => at.slice(0, 16).replace('T', ' ');
