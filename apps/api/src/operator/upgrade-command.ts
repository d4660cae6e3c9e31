import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applicationFolder } from '../core/files.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { becomesReady, point, readCurrent, unpack, UpgradeError, verify } from './upgrade.ts';

const patience = 90; // seconds: a migration may take its time

export const upgrade: Command = {
  usage: 'upgrade <archive> [--sha256 <hash>] [--restart <command>] | upgrade back [--restart <command>]',
  summary:
    'Puts another version in place of an installed package: looks at its hash, unpacks it beside, makes a backup of the embedded database, points to it, restarts (--restart "systemctl restart bridge"), waits until it is ready, and goes back by itself where it does not become so. "back" points to the version before.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['restart', 'sha256']);
    const [what, ...more] = words;
    if (fault || !what || more.length > 0) {
      context.complain(fault ?? `Usage: ${upgrade.usage}`);
      return 2;
    }
    return upgradeIn(path.resolve(applicationFolder, '../../..'), { what, hash: given.get('sha256'), restart: given.get('restart') }, context);
  },
};

type Wish = { /** An archive, or "back". */ what: string; hash: string | undefined; restart: string | undefined };

/** The same, in the folder that holds the releases. */
export async function upgradeIn(home: string, { what, hash, restart }: Wish, context: Context, seconds = patience): Promise<number> {
  const before = readCurrent(home);
  if (!before) throw new UpgradeError(`${home} has no "current" that points to an installed package; docs/operators.md, Install, says how it is laid out. Nothing was changed.`);
  const next = what === 'back' ? readCurrent(home, 'previous') : await prepare(home, path.resolve(what), hash, context);
  if (!next || !existsSync(path.join(home, next))) throw new UpgradeError('There is no version before this one to go back to. Nothing was changed.');
  if (what !== 'back') backUp(home, next, context);
  point(home, next);
  if (!restart) {
    context.say(`${next} is in place; it runs with the next restart. "upgrade back" points to ${before} again.`);
    return 0;
  }
  if (await restarted(restart, context, seconds)) {
    context.say(`${next} runs. ${before} stays: "upgrade back" goes back to it.`);
    return 0;
  }
  point(home, before);
  const isBack = await restarted(restart, context, seconds);
  context.complain(`${next} did not become ready in ${seconds} s. ${isBack ? `${before} runs again.` : `${before} is in place again, and did not become ready either: look at the log.`}`);
  return 1;
}

async function prepare(home: string, archive: string, hash: string | undefined, { environment, say }: Context): Promise<string> {
  await verify(archive, hash);
  const name = unpack(archive, home);
  const inside = path.join(home, name, 'content');
  if (path.basename(environment.contentFolder) !== 'content' || !environment.contentFolder.startsWith(home)) {
    const { status, stdout, stderr } = spawnSync(path.join(home, name, 'bin/bridge'), ['content', 'check', '--folder', environment.contentFolder], { encoding: 'utf8' });
    if (status !== 0) throw new UpgradeError(`${name} cannot take the content of ${environment.contentFolder}. It is unpacked, and nothing else was changed.\n${stdout}${stderr}`);
  } else if (!existsSync(inside)) throw new UpgradeError(`${name} has no content.`);
  say(`${name} is unpacked.`);
  return name;
}

/** By the version that runs, which is the one that can restore it. PostgreSQL makes its own backups. */
function backUp(home: string, next: string, { environment, say }: Context): void {
  if (environment.databaseUrl || !existsSync(path.join(environment.dataFolder, 'postgres'))) return;
  const file = path.join(environment.dataFolder, `before-${next}.backup`);
  rmSync(file, { force: true });
  const { status, stdout, stderr } = spawnSync(path.join(home, 'current/bin/bridge'), ['operator', 'backup', file], { encoding: 'utf8' });
  if (status !== 0) throw new UpgradeError(`No backup could be made, so nothing was changed: ${(stderr || stdout).trim()}`);
  say(stdout.trim());
}

async function restarted(command: string, { environment, complain }: Context, seconds: number): Promise<boolean> {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) complain(`"${command}" ended with ${status}.`);
  const host = ['0.0.0.0', '::'].includes(environment.host) ? '127.0.0.1' : environment.host;
  return status === 0 && becomesReady(`http://${host}:${environment.port}`, seconds);
}
