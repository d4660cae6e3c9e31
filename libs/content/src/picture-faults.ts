import type { Entry } from './entry.ts';
import type { Fault } from './fault.ts';
import { originalIn } from './originals.ts';
import type { Picture } from './schemas/picture.ts';
import { translationIn, translationOf } from './translations/paths.ts';

type Around = { entries: readonly Entry[]; /** Languages that readers are offered, beside the source's: by code, with their names. */ languages: readonly { code: string; name: string }[]; placeOf: (file: string, key: string) => { line: number; column: number } };

/** What is wrong between pictures and their originals: each document has one beside it, each original a document, and each language that somebody has begun to translate says what is seen. */
export function pictureFaults({ entries, languages, placeOf }: Around): Fault[] {
  const begun = new Set(entries.flatMap(({ file, overlay }) => (overlay ? (translationIn(file)?.locale ?? []) : [])));
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const originals = Map.groupBy(entries.filter(({ file }) => originalIn(file)), ({ file }) => originalIn(file)!.id); // just looked at
  const lonely = [...originals].filter(([id]) => !byFile.has(`pictures/${id}.json`)).flatMap(([id, files]) => files.map(({ file }): Fault => ({ file, line: 1, column: 1, code: 'missing-file', message: `nothing is said of this picture: write pictures/${id}.json beside it, { "id": "${id}", "alt": "What it shows" }` })));
  const documents = entries.flatMap((entry) => {
    const [, id] = /^pictures\/([a-z0-9-]+)\.json$/.exec(entry.file) ?? [];
    return id === undefined ? [] : [{ id, entry }];
  });
  return [...lonely, ...documents.flatMap(({ id, entry }) => ofDocument(id, entry))];

  function ofDocument(id: string, { file, document }: Entry): Fault[] {
    const [first, second] = originals.get(id) ?? [];
    const files: Fault[] = first ? [] : [{ file, line: 1, column: 1, code: 'missing-file', message: `its picture is missing: lay ${id}.png, .jpg, .webp, .avif or .svg beside it` }];
    if (first && second) files.push({ file: second.file, line: 1, column: 1, code: 'duplicate-id', message: `this is a second picture of pictures/${id}.json, beside ${first.file}: take one of them away` });
    if (document === undefined || document === true) return files; // it tells its own faults
    const picture = document as Picture; // its schema made it
    if (picture.id !== id) files.push({ file, ...placeOf(file, 'id'), code: 'contradiction', message: `"id" is "${picture.id}", and the file is called ${id}.json` });
    const silent = languages.filter(({ code }) => begun.has(code) && !isSaid(byFile.get(translationOf(file, code))?.overlay?.value));
    if (silent.length > 0) files.push({ file, ...placeOf(file, 'alt'), code: 'missing-field', message: `what it shows is not said in ${silent.map(({ name, code }) => `${name} (${code})`).join(', ')}: write "alt" in ${silent.map(({ code }) => translationOf(file, code)).join(', ')}` });
    return files;
  }
}

function isSaid(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'alt' in value && typeof value.alt === 'string' && value.alt.trim() !== '';
}
