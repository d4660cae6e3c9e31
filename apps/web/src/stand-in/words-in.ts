import type { Resource } from 'i18next';

/** Of documents by their ids, those that hold words, by namespace. */
export function wordsIn(documents: Record<string, unknown>): Resource[string] {
  const namespaces = Object.entries(documents).filter(([id]) => /^(interface|messages)\//.test(id));
  return Object.fromEntries(namespaces.map(([id, words]) => [id.replace(/^interface\//, ''), words as Resource[string][string]])); // the content check has their shape
}
