import { contactDetailsIn, isMeetingLink, toldKindOf } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { isYoung } from './young.ts';

type Reader = Pick<Services, 'content'>;
type Field = [path: string, text?: string];

/**
 * Refuses words of or to a talent under 18 that may hold a way to get in touch elsewhere, at their field: a reason, a review or
 * its answer is read at once, and nobody looks at it first, as at a message. Whoever wrote it writes it without.
 */
export async function refuseContactDetails(database: Pick<Database, 'query'>, reader: Reader, talentId: string, ...fields: readonly Field[]): Promise<void> {
  await refuseForYoung(database, talentId, fields.filter(([, text = '']) => leadsElsewhere(text, reader)), reader);
}

/** The same of the link of a session, which leads to a meeting or nowhere. */
export async function refuseOtherLinks(database: Pick<Database, 'query'>, { content }: Reader, talentId: string, [path, link = '']: Field): Promise<void> {
  await refuseForYoung(database, talentId, link && !isMeetingLink(link, content.document('contact-details')) ? [[path, link]] : [], 'meetingLink');
}

/** How accounts are written, and people are not: masonlagos77, mason_lagos, mason.lagos; J.R. is no account. */
const account = /[\p{L}\d]_[\p{L}\d]|\p{L}{3,}\.\p{L}{2,}|\p{L}\d{2,}/u;

/** Names are read by people of any age: they hold no way to get in touch, whoever they are of. */
export function refuseInNames(reader: Reader, ...names: readonly Field[]): void {
  const leads = (name: string) => leadsElsewhere(name, reader) || leadsElsewhere(`${name}:`, reader) || account.test(name); // a service at the end of a name is no field of work
  const held = names.filter(([, name = '']) => leads(name));
  const together = names.length > 1 && leads(names.map(([, name = '']) => name).join(' ')) ? names : [];
  refuseAt(held.length > 0 ? held : together);
}

/** What was written for everybody, as somebody under 18 reads it: texts with a way to get in touch are left out. */
export function forYoungReader<T>(written: T, reader: Reader): T {
  if (typeof written === 'string') return (leadsElsewhere(written, reader) ? '' : written) as T; // a text for a text
  if (Array.isArray(written)) return written.filter((one) => typeof one !== 'string' || !leadsElsewhere(one, reader)).map((one: unknown) => forYoungReader(one, reader)) as T; // fewer of the same
  if (typeof written !== 'object' || written === null || written instanceof Date) return written;
  return Object.fromEntries(Object.entries(written).map(([key, one]: [string, unknown]) => [key, forYoungReader(one, reader)])) as T; // the same keys
}

/** Whether a text may hold a way to get in touch elsewhere. */
export function leadsElsewhere(text: string, { content }: Reader): boolean {
  return contactDetailsIn(text, content.document('contact-details')).length > 0;
}

async function refuseForYoung(database: Pick<Database, 'query'>, talentId: string, fields: readonly Field[], told: Reader | 'meetingLink'): Promise<void> {
  if (fields.length === 0) return;
  const young = await database.query(`select 1 from users where id = $1 and ${isYoung}`, [talentId]);
  if (young.length > 0) refuseAt(fields, (text) => (told === 'meetingLink' ? told : toldKindOf(text, told.content.document('contact-details'))));
}

/** In the words of what each holds. */
function refuseAt(fields: readonly Field[], problemOf: (text: string) => string | undefined = () => undefined): void {
  if (fields.length > 0) throw new Refusal('contact-details', { asField: true, fields: fields.map(([path, text = '']) => ({ path, problem: problemOf(text) ?? 'contactDetails' })) });
}
