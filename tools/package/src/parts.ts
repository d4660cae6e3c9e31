import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './contents.ts';

/** Something of others that is in the package. */
export type Part = { name: string; version: string; licence: string; /** Where its texts lie. */ folder: string; /** Its address, where it does not come from npm. */ purl?: string };

type PackageJson = { name?: string; version?: string; license?: string | { type?: string }; licenses?: { type?: string }[] };
type Lock = { packages: Record<string, { version?: string; integrity?: string; resolved?: string }> };

/** The parts that lie in folders of packages, each once, by name. */
export function partsIn(folders: Iterable<string>): Part[] {
  const parts = Array.from(new Set(folders), (folder): Part => {
    const { name = path.basename(folder), version = '0', license, licenses }: PackageJson = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const licence = (typeof license === 'string' ? license : license?.type) ?? licenses?.map(({ type }) => type).join(' OR ');
    if (!licence) throw new Error(`${name} ${version} does not say its licence. Find out, and do not ship it before.`);
    return { name, version, licence, folder };
  });
  return parts.sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** The texts of licence and notice that a part brings. */
export function textsOf({ folder }: Part): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)) : [];
  return names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
}

/** The hash by which the lock file knows a part. */
export function integrityOf({ folder }: Part): string | undefined {
  const { packages }: Lock = (lock ??= JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return packages[path.relative(root, folder).replaceAll('\\', '/')]?.integrity;
}

let lock: Lock | undefined;
