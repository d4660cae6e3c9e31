import { loadDocument } from 'virtual:content';
import type { DocumentId, Page } from '@bridge/content';
import type { List } from '@bridge/content';
import { pageDocuments } from '@bridge/site';
import { firstFiles } from '../routes/first-files.ts';

/** The addresses of the pages that show each document, by the document's id: what the pages themselves say they read. */
export async function shownAt({ rows, source }: List): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>();
  const add = (id: string, address: string) => shown.set(id, [...(shown.get(id) ?? []), address]);
  for (const { id, address } of rows) if (address !== undefined) add(id, address);
  const pages = rows.filter(({ file, address }) => file.startsWith('pages/') && address !== undefined);
  await Promise.all(
    pages.map(async ({ id, address }) => {
      const page = (await loadDocument(id as DocumentId, source).catch(() => undefined)) as Page | undefined; // its path says that it is a page
      for (const read of page ? pageDocuments(page) : []) add(read, address!);
    }),
  );
  return shown;
}

/** The addresses of the screens that show a document, as their routes say. */
export function screensShowing(id: string): string[] {
  return Object.entries(firstFiles).flatMap(([address, { documents }]) => (documents.includes(id) ? [address] : []));
}

/** An address in a language. */
export function addressIn(address: string, code: string, source: string): string {
  return code === source ? address : `/${code}${address === '/' ? '' : address}`;
}
