import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where words of screens and messages stand, and the menus: what a new version of the product needs more of. */
const places = /^(?:translations\/[\w-]+\/)?(?:interface|messages|navigation)\/[\w-]+\.json$/;

/**
 * Gives content what a newer version of the product brings and it does not have: words of screens and messages, in every
 * language it speaks, and menus. Whatever it says itself stays. Answers the files that got something.
 */
export function fillIn(folder: string, from: string): string[] {
  const filled: string[] = [];
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll(path.sep, '/');
    if (!places.test(file) || !isSpoken(folder, file)) continue;
    const target = path.join(folder, file);
    const brought: unknown = JSON.parse(readFileSync(path.join(from, file), 'utf8'));
    const own: unknown = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : undefined;
    const both = withMissing(own, brought, file);
    if (own !== undefined && JSON.stringify(both) === JSON.stringify(own)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(both, null, 2)}\n`);
    filled.push(file);
  }
  return filled.sort();
}

/** Whether the content has the language of a file. */
function isSpoken(folder: string, file: string): boolean {
  const [, locale] = /^translations\/([\w-]+)\//.exec(file) ?? [];
  return locale === undefined || existsSync(path.join(folder, 'translations', locale, 'locale.json'));
}

/** Words in groups, with those that only the other has; of a menu that is there nothing is known to be missing. */
function withMissing(own: unknown, brought: unknown, file: string): unknown {
  if (own === undefined) return brought;
  if (!isGroup(own) || !isGroup(brought) || file.includes('navigation/')) return own;
  const missing = Object.entries(brought).flatMap(([key, value]): [string, unknown][] => (Object.hasOwn(own, key) ? [] : [[key, value]]));
  return { ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, Object.hasOwn(brought, key) ? withMissing(value, brought[key], file) : value])), ...Object.fromEntries(missing) };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
