import type { Content } from '@bridge/content/engine/content';
import type { Declared, Edit } from './rename.ts';
import { originalIn } from '@bridge/content/engine/originals';
import type { Path } from '@bridge/content/engine/source';
import { lockText, readLock } from './translations/lock.ts';
import { isTranslation, lockOf, translationIn } from '@bridge/content/engine/translations/paths';
import { textWith, valueOf } from './workbench/text.ts';

/** A file as it will be, a picture as bytes; without a text it goes. */
export type Removal = Omit<Edit, 'text'> & { text: string | Buffer | undefined };

/** What changes when an item is taken away: the file that declares it, its translations, and what is remembered of them. */
export function removeItem(content: Content, { file, path, isKey, ids }: Declared): Removal[] {
  const place = isKey ? path : path.slice(0, -1);
  if (place.length === 0) return removeDocument(content, file); // its own id
  const own = translationsOf(content, file).map((one) => without(content, one, ids));
  return [without(content, file, place), ...own, ...locksWithout(content, file, (key) => key === ids.join('.') || key.startsWith(`${ids.join('.')}.`))];
}

/** What changes when a whole document is taken away. */
export function removeDocument(content: Content, file: string): Removal[] {
  const files = [file, ...originalsOf(content, file), ...translationsOf(content, file)];
  return [...files.map((one) => ({ file: one, text: undefined })), ...locksWithout(content, file, () => true)];
}

/** The pictures that lie beside their document. */
export function originalsOf(content: Content, file: string): string[] {
  const [, id] = /^pictures\/([^/]+)\.json$/.exec(file) ?? [];
  return id === undefined ? [] : content.files().filter((one) => originalIn(one)?.id === id);
}

function translationsOf(content: Content, file: string): string[] {
  return content.files().filter((one) => isTranslation(one) && translationIn(one)?.of === file);
}

function without(content: Content, file: string, place: Path): Removal {
  const text = content.textOf(file);
  const value = structuredClone(valueOf(file, text) ?? {});
  take(value, place);
  return { file, text: textWith(file, text, value) };
}

/** Takes away what is at a place, and the groups of a translation that it leaves empty. */
function take(value: unknown, [key, ...rest]: Path): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (Array.isArray(value)) {
    if (rest.length === 0) value.splice(Number(key), 1);
    else take(value[Number(key)], rest);
    return;
  }
  const object = value as Record<PropertyKey, unknown>; // an object, by the checks above
  take(object[key], rest);
  const child = object[key];
  if (rest.length === 0 || (typeof child === 'object' && child !== null && !Array.isArray(child) && Object.keys(child).length === 0)) delete object[key];
}

function locksWithout(content: Content, file: string, isMeant: (key: string) => boolean): Removal[] {
  const { source, locales = [] } = content.locales() ?? {};
  return locales.flatMap(({ code }) => {
    const { [file]: entry, ...others } = readLock(content, code);
    if (code === source || entry === undefined) return [];
    const texts = Object.fromEntries(Object.entries(entry.texts ?? {}).filter(([key]) => !isMeant(key)));
    const lock = Object.keys(texts).length > 0 ? { ...others, [file]: { ...entry, texts } } : others;
    return [{ file: lockOf(code), text: lockText(lock) }];
  });
}
