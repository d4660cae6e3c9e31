import path from 'node:path';
import { applicationFolder } from '../../core/files.ts';
import type { Reads } from '../blobs.ts';
import { canDraw } from '../draw.ts';
import { askChange } from './bench.ts';

const web = path.resolve(applicationFolder, '../web/dist');
const cache = path.resolve(applicationFolder, '../../node_modules/.cache/bridge');

/** What is to be drawn: tools/prerender/src/preview.ts has its shape, and that of what comes of it. */
type Wanted = { file: string; locale?: string | undefined; address?: string | undefined; value?: string | undefined };
type Drawn = { state: 'drawn' | 'none' | 'faulty'; html?: string; address?: string; addresses: string[] };
export type Previewed = { state: Drawn['state'] | 'unable'; /** Leads to the page, once. */ ticket: string | null; address: string | null; addresses: string[] };

/** Draws a page of a change, and keeps it for the one who asked until they have read it. Undefined where there is no such document; `unable` on a machine without what pages are drawn with. */
export async function previewChange(database: Reads, id: string, wanted: Wanted, user: string): Promise<Previewed | undefined> {
  if (!canDraw()) return { state: 'unable', ticket: null, address: null, addresses: [] };
  const drawn = (await askChange(database, id, { act: 'preview', ...wanted, client: path.join(web, 'client'), server: path.join(web, 'server'), cache })) as Drawn | undefined; // tools/prerender made it
  if (!drawn) return undefined;
  const { state, html, address = null, addresses } = drawn;
  return { state, ticket: html === undefined ? null : await keepPreview(database, html, user), address, addresses };
}

/** Draws a picture of a change for whoever works on it. */
export function askPicture(database: Reads, id: string, file: string): Promise<unknown> {
  return askChange(database, id, { act: 'show-picture', file, cache });
}

/** Keeps a page for somebody; what nobody came for is thrown away on the way. */
export async function keepPreview(database: Reads, html: string, user: string): Promise<string> {
  const [row] = await database.query<{ ticket: string }>(
    `with old as (delete from content_previews where made_at < now() - interval '1 minute')
     insert into content_previews (made_for, html) values ($1::uuid, $2) returning ticket::text`,
    [user, html],
  );
  return row!.ticket; // it was just inserted
}

/** The page that a ticket leads to, once, within a minute, and while whoever asked for it may still see it. */
export async function takePreview(database: Reads, ticket: string): Promise<string | undefined> {
  const [row] = await database.query<{ html: string; may: boolean }>(
    `delete from content_previews where ticket = $1::uuid and made_at > now() - interval '1 minute'
     returning html, exists (select 1 from staff_grants where user_id = made_for and permission = 'content') as may`,
    [ticket],
  );
  return row?.may ? row.html : undefined;
}
