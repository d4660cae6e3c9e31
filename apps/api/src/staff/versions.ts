import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { askChange, textInRelease, versionsOf } from '../publishing/face.ts';
import { foundChange, there } from './changes.ts';
import { named } from './queue.ts';

/** The file that holds a document, or what a language says of it. */
const fileOf = ({ file, locale }: { file: string; locale: string }) => (locale === '' ? file : `translations/${locale}/${file}`);

export const listDocumentVersions: Handler<typeof contract.listDocumentVersions> = async ({ params, query }, { database }) => {
  await foundChange(database, params.changeId);
  return { success: true, versions: await named(database, await versionsOf(database, fileOf(query))) };
};

export const readDocumentVersion: Handler<typeof contract.readDocumentVersion> = async ({ params, query: { file, locale } }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  const text = await textInRelease(database, params.releaseId, fileOf({ file, locale }));
  if (text === undefined) throw new Refusal('not-found');
  return { success: true, data: { value: there(await askChange(database, id, { act: 'read', file, ...(locale && { locale }), text })) } };
};
