import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@bridge/content/engine/content';
import { notesOn } from '../exchange/describe.ts';
import type { Entry } from '../exchange/entry.ts';
import { flatJson } from '../exchange/flat-json.ts';
import { formatFor } from '../exchange/formats.ts';
import { flatKey } from '../translations/flat.ts';
import { sourcesBefore } from '../translations/history.ts';
import { readLock, updateLock } from '../translations/lock.ts';
import { folderOption, repository, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

/** `export` is a word of the language. */
export const exportTexts: Command = {
  summary: 'Writes the texts of a language with their source and state, for Weblate, Crowdin, a translation tool or an editor of PO files.',
  args: '<locale>',
  options: {
    format: { type: 'string', about: 'xliff (2.1), po or json; json if absent' },
    out: { type: 'string', about: 'the folder to write to; .content/export of this repository if absent' },
    file: { type: 'string', about: 'only this file or folder of content/' },
    folder: folderOption,
  },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const format = formatFor({ name: values['format'] ?? 'json' });
    const languages = { source: content.locales()!.source, locale };
    const out = typeof values['out'] === 'string' ? path.resolve(values['out']) : path.join(repository, '.content/export');
    const entries = entriesOf(content, filesAsked(content, values['file']), locale);
    mkdirSync(out, { recursive: true });
    const write = (name: string, text: string) => {
      writeFileSync(path.join(out, name), text);
      console.log(`${entries.length} texts in ${path.relative(process.cwd(), path.join(out, name))}`);
    };
    // Flat JSON has room for one text a key: what it was made from and how it stands are files beside it.
    if (format === flatJson) {
      write(`${languages.source}.json`, format.write(entries.map((entry) => ({ ...entry, text: entry.source })), languages));
      write(`${locale}.state.json`, format.write(entries.map((entry) => ({ ...entry, text: entry.state })), languages));
    }
    write(`${locale}.${format.extension}`, format.write(entries, languages));
    return warn(content, locale);
  },
};

function entriesOf(content: Content, files: readonly string[], locale: string): Entry[] {
  const standing = updateLock(content, locale);
  const lock = readLock(content, locale);
  return files.flatMap((file) => {
    const texts = standing.get(file) ?? [];
    const before = sourcesBefore(content.folder, file, texts.filter(({ state }) => state === 'stale'), lock[file]);
    return texts.map((text): Entry => ({
      key: flatKey(file, text),
      file,
      source: text.source,
      text: text.text,
      state: text.state,
      was: before.get(text.key),
      maximum: Number.isFinite(text.maximum) ? text.maximum : undefined,
      notes: notesOn(content, file, text, locale),
    }));
  });
}
