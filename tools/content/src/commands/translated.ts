import { existsSync } from 'node:fs';
import { Content } from '@bridge/content/engine/content';
import { formatFault } from '@bridge/content/engine/fault';
import { hint } from '@bridge/content/engine/near';
import { isTranslation, translationIn } from '@bridge/content/engine/translations/paths';
import { translatable } from '../translations/texts.ts';
import { folderFrom, Refused, type Values } from './command.ts';

/** The content a command works on; a folder that does not exist is refused. */
export async function read(values: Values): Promise<Content> {
  const folder = folderFrom(values);
  if (!existsSync(folder)) throw new Refused(`There is no folder ${folder}.`);
  return new Content(folder).readAll();
}

/** A language that has a folder, by its code. */
export function spoken(content: Content, code: string): string {
  const { source = '', locales = [] } = content.locales() ?? {};
  if (code === source) throw new Refused(`"${code}" is the language content/ is written in: it is not translated.`);
  if (locales.some((locale) => locale.code === code)) return code;
  const known = locales.flatMap((locale) => (locale.code === source ? [] : [locale.code]));
  throw new Refused(`There is no language "${code}". There are: ${known.join(', ') || 'none'}. Begin one with: npm run content -- locale add ${code}`);
}

/** The files a command is asked for: those whose path begins so, or all. */
export function filesAsked(content: Content, wanted: unknown): string[] {
  const files = translatable(content);
  if (typeof wanted !== 'string') return files;
  const asked = wanted.replace(/^(?:\.\/)?content\//, '').replace(/^translations\/[^/]+\//, '');
  const found = files.filter((file) => file === asked || file.startsWith(asked.endsWith('/') ? asked : `${asked}/`) || file.replace(/\.\w+$/, '') === asked);
  if (found.length === 0) throw new Refused(`There is no file "${asked}" with texts.${hint(asked, files)}`);
  return found;
}

/** Faults of the source and of this language, told before a person relies on the rest: a file with a fault is read as if it were not there. */
export function warn(content: Content, locale?: string): number {
  const faults = content.faults().filter(({ file }) => locale === undefined || !isTranslation(file) || translationIn(file)?.locale === locale);
  for (const fault of faults) console.error(formatFault(fault));
  return faults.length > 0 ? 1 : 0;
}
