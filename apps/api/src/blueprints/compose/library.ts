import type { BlueprintLibrary, Documents } from '@bridge/content';
import { themeReader, type ThemeReader } from '@bridge/model';

type Content = { ids(): (keyof Documents)[]; document<Id extends keyof Documents>(id: Id, locale?: string): Documents[Id] };

type BlueprintRules = Documents['blueprint/rules'];

const folder = 'blueprint/milestones/';
const last = new Map<string, { parts: readonly unknown[]; library: BlueprintLibrary }>();

/** The composer's library in a language: every file of blueprint/milestones/, the visions, the rules, and the words of themes in all languages; the same object while they are the same. */
export function gatherLibrary(content: Content, locale?: string): BlueprintLibrary {
  const files = content.ids().filter((id): id is `blueprint/milestones/${string}` => id.startsWith(folder)).sort();
  const visions = content.document('blueprint/visions', locale);
  const rules = content.document('blueprint/rules', locale);
  const asking = content.document('blueprint/asking', locale);
  const milestones = files.map((id) => content.document(id, locale));
  const everyLanguage = content.document('locales').locales.map(({ code }) => content.document('blueprint/rules', code));
  const parts = [visions, rules, asking, ...milestones, ...everyLanguage];
  const known = last.get(locale ?? '');
  if (known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index])) return known.library;
  const library = { milestones: milestones.flatMap((file) => file.milestones), visions, rules, asking, reader: readerOf(everyLanguage) };
  last.set(locale ?? '', { parts, library });
  return library;
}

let lastReader: { of: readonly unknown[]; reader: ThemeReader } | undefined;

/** What reads typed words is the same in every language, and takes a second to make. */
function readerOf(everyLanguage: readonly BlueprintRules[]): ThemeReader {
  const isSame = lastReader?.of.length === everyLanguage.length && lastReader.of.every((rules, index) => rules === everyLanguage[index]);
  if (!lastReader || !isSame) lastReader = { of: everyLanguage, reader: themeReader(everyLanguage) };
  return lastReader.reader;
}
