import { existsSync } from 'node:fs';
import path from 'node:path';
import { baseOf, bringIn, buildOf, filesOf, findReleases, goBack, listReleases, liveRelease, markFolder, publish, type Favour } from '../publishing/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';
import { theOne } from './the-one.ts';
import { unpacked } from './unpacked.ts';

const listed = 50;
const longestNote = 500;

type Wish = { note: string; favour: Favour; /** The folder counts as it is, whatever was published since. */ whole: boolean };

export const content: Command = {
  usage: 'content publish <folder or archive> [--note <text>] [--conflicts mine|theirs] [--as whole] | pull <folder> [--conflicts mine|theirs] | releases | back <release> [--note <text>]',
  summary: 'Makes what is in a folder the content that people see, without a build or a restart; writes what is live into a folder; lists what was published; goes back to a former release. Also while the servers run, which take it up within two seconds.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['note', 'conflicts', 'as']);
    const [what = '', named, ...more] = words;
    const takes: Record<string, string[]> = { publish: ['note', 'conflicts', 'as'], pull: ['conflicts'], releases: [], back: ['note'] };
    const options = Object.hasOwn(takes, what) ? takes[what] : undefined;
    const isKnown = options && (what === 'releases') === (named === undefined) && [...given.keys()].every((name) => options.includes(name));
    const favour = given.get('conflicts');
    const isMeant = (favour === undefined || favour === 'mine' || favour === 'theirs') && ['whole', undefined].includes(given.get('as'));
    if (fault || !isKnown || more.length > 0 || !isMeant) {
      context.complain(fault ?? `Usage: ${content.usage}`);
      return 2;
    }
    const note = (given.get('note') ?? '').trim();
    if (note.length > longestNote) {
      context.complain(`The note has ${note.length} characters; ${longestNote} are the most.`);
      return 2;
    }
    const wish: Wish = { note, favour, whole: given.has('as') };
    const database = await openForOperator(context.environment);
    try {
      if (what === 'publish') return await publishPlace(database, path.resolve(named ?? ''), wish, context);
      if (what === 'pull') return await pull(database, path.resolve(named ?? ''), wish, context);
      return what === 'back' ? await back(database, named ?? '', note, context) : await list(database, context);
    } finally {
      await database.close();
    }
  },
};

async function publishPlace(database: OperatorDatabase, place: string, wish: Wish, context: Context): Promise<number> {
  using opened = unpacked(place);
  if (!opened || !existsSync(path.join(opened.folder, 'brand.json'))) {
    context.complain(`${place} holds no content: there is no brand.json. Nothing was published.`);
    return 1;
  }
  return publishFolder(database, opened.folder, { ...wish, stays: opened.folder === place }, context);
}

async function publishFolder(database: OperatorDatabase, folder: string, { note, favour, whole, stays }: Wish & { stays: boolean }, { environment, say, complain }: Context): Promise<number> {
  const begun = performance.now();
  const live = await liveRelease(database);
  const base = baseOf(folder);
  if (live && base === undefined && !whole) {
    complain(`The folder does not say which release it comes from, and ${live.release} is live: what others have published would be lost without a word. Work in a folder that "content pull" made, or say that this one counts as it is: --as whole. Nothing was published.`);
    return 1;
  }
  if (live && base !== undefined && base !== live.release && !whole) {
    const { taken, removed, merged } = await bringIn(database, folder, live.release, { base, favour });
    say(`Others have published ${live.release} since: ${taken.length + removed.length} files were brought in, ${merged.length} brought together with yours.`);
  }
  const done = await publish(database, folder, { origin: environment.publicUrl, by: operator(), note, after: live?.generation ?? 0 }, buildOf(environment.webFolder)?.id);
  if ('overtaken' in done) {
    complain(`Somebody has published ${done.overtaken?.release ?? 'something'} meanwhile. Nothing of yours was published: publish again, and what they changed is brought in.`);
    return 1;
  }
  const release = 'unchanged' in done ? done.unchanged : done.release;
  if (stays) markFolder(folder, release);
  if ('unchanged' in done) {
    say(`Release ${release} is live already: nothing in the folder is different.`);
    return 0;
  }
  say(`Release ${release} is live${done.before ? `, after ${done.before.release}` : ''}: ${done.made} of ${done.pages} pages are new, ${done.kilobytes} kB, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (done.left > 0) say(`Days to publish on are too many to draw all pages ahead: what begins after the first hundred of them is in the lists once you publish again.`);
  return 0;
}

async function pull(database: OperatorDatabase, folder: string, { favour }: Wish, { say, complain }: Context): Promise<number> {
  const live = await liveRelease(database);
  if (!live) {
    complain('Nothing was published yet: the content is that of the build. Nothing was written.');
    return 1;
  }
  const base = existsSync(folder) ? baseOf(folder) : undefined;
  if (base === undefined && existsSync(folder) && Object.keys(filesOf(folder)).length > 0) {
    complain(`${folder} holds files, and does not say which release they come from. Name an empty folder. Nothing was written.`);
    return 1;
  }
  const { taken, removed, merged } = await bringIn(database, folder, live.release, { base, favour });
  say(`${folder} holds release ${live.release}${base ? ', and what you have edited' : ''}: ${taken.length} files written, ${removed.length} taken away, ${merged.length} brought together with yours.`);
  return 0;
}

async function list(database: OperatorDatabase, { say }: Context): Promise<number> {
  const { releases, total } = await listReleases(database, { most: listed });
  if (releases.length === 0) say('Nothing was published yet: servers show the content of their build.');
  for (const { id, by, at, note, live, isLive } of releases) say(`${id}  ${isLive ? 'live since' : live ? 'was live at' : 'made at   '}  ${minute(live ?? at)} UTC  ${printable(by)}${note ? `  ${printable(note)}` : ''}`);
  if (total > listed) say(`Only the newest ${listed} are listed.`);
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
