// Takes the place of virtual:content in what browsers load of a build. Documents come as files; which, the page says
// (docs/decisions/content-documents.md): it goes on with these however many releases come after it.
import { loadDataFile } from '@bridge/client';
import type { DocumentId, Documents } from '@bridge/content';
import { release } from './said-release.ts';

const { indexes } = release;

export const { locales } = release;

export async function loadDocument<Id extends DocumentId>(id: Id, locale: string): Promise<Documents[Id]> {
  const index = await load<Record<string, string>>(indexes[locale]);
  const documents = index && (await load<Documents>(index[id] && `/content/${index[id]}.json`));
  return documents?.[id] as Documents[Id]; // without one, the page is being loaded anew
}

/** Documents of a build do not change. */
export const subscribe = (): (() => void) => () => {};

const coming = new Map<string, Promise<unknown>>();

/** A file is loaded once; one that did not come is asked for again by whoever needs it next. What is in it the check of content has judged. */
function load<Value>(address: string | undefined): Promise<Value | undefined> {
  if (!address) return Promise.reject(new Error('This release has no such document.'));
  let file = coming.get(address);
  if (!file) {
    coming.set(address, (file = loadDataFile(address)));
    const forget = () => coming.delete(address);
    file.then((data) => data === undefined && forget(), forget);
  }
  return file as Promise<Value | undefined>;
}
