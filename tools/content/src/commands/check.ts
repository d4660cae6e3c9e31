import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, remember, remembered } from '../fingerprint.ts';
import { folderFrom, folderOption, repository, type Command, type Values } from './command.ts';
import { report } from './report.ts';

export const check: Command = {
  summary: 'Checks every file of content/ and reports all that is wrong, with line and column.',
  options: {
    json: { type: 'boolean', about: 'print the faults as JSON' },
    github: { type: 'boolean', about: 'print the faults as annotations of a pull request' },
    frozen: { type: 'boolean', about: 'write nothing: a lock file of translations that is not up to date is a fault' },
    part: { type: 'boolean', about: 'the folder holds only a part of the site: links may lead elsewhere, and nothing is missing' },
    links: { type: 'boolean', about: 'then look whether the addresses of resources.json still answer, and keep the day in the server’s database; calls other hosts' },
    watch: { type: 'boolean', about: 'check again after each edit, until stopped' },
    folder: folderOption,
  },
  async run(values) {
    const code = await checkFolder(values);
    return code === 0 && values['links'] ? checkLinks() : code;
  },
};

// The operator's command: it has the database, and the one way to call other hosts.
function checkLinks(): number {
  return spawnSync(process.execPath, [path.join(repository, 'apps/api/src/operator/main.ts'), 'links', 'check'], { stdio: 'inherit' }).status ?? 1;
}

async function checkFolder(values: Values): Promise<number> {
  const folder = folderFrom(values);
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    return 2;
  }
  const sound = path.join(folder, '../.content/sound-folder');
  const how = `${values['part'] ? 'part' : 'whole'} ${new Date().toISOString().slice(0, 10)}`; // links to what is shown from a day on are judged by the day
  const found = values['watch'] ? undefined : fingerprintOf(folder, how); // who goes on watching reads what is there then
  if (found && found.hash === remembered(sound)) return report([], found.bytes.size, path.basename(folder), values);
  const { lookThrough } = await import('./look-through.ts');
  const { code, isSettled } = await lookThrough(folder, values, found);
  // The very bytes that were judged are sound.
  if (isSettled && found) remember(sound, found.hash);
  return code;
}
