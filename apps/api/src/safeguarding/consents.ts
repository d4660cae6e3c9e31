import { createHmac, timingSafeEqual } from 'node:crypto';
import { dateFormat, idSchema } from '@bridge/model';
import * as v from 'valibot';
import type { Services } from '../core/services.ts';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type MailKind } from '../mail/outbox.ts';
import { isYoung } from './young.ts';

type Reads = Pick<Database, 'query'>;
type Tools = Pick<Services, 'secret'> & { words: Words };

/** Of a query over users: whether a guardian has agreed, and still does. */
export const hasGuardian = 'exists (select 1 from guardian_consents where guardian_consents.user_id = users.id and ended_at is null and guardian_consents.ends_at > now())';

export type Consent = {
  id: string;
  user_id: string;
  address: string;
  site: string;
  language: string | null;
  asked_at: Date;
  agreed_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: 'guardian' | 'talent' | null;
  first_name: string;
  /** The talent counts as 18 or older by now. */
  of_age: boolean;
};
const select = `select guardian_consents.id::text, user_id::text, address, site, guardian_consents.language, asked_at, agreed_at, ends_at, ended_at, ended_by, first_name, ${isYoung} is false as of_age
  from guardian_consents join users on users.id = user_id`;

/** Whether somebody has agreed, and still does. */
export function isAgreed({ agreed_at, ends_at, ended_at }: Consent): boolean {
  return agreed_at !== null && ended_at === null && ends_at !== null && ends_at.getTime() > Date.now();
}

/** The newest that somebody has asked for; undefined where nobody was asked. */
export async function openConsent(database: Reads, userId: string): Promise<Consent | undefined> {
  const [row] = await database.query<Consent>(`${select} where user_id = $1 order by (ended_at is null) desc, asked_at desc limit 1`, [userId]);
  return row;
}

export async function consentOf(database: Reads, id: string): Promise<Consent | undefined> {
  const [row] = await database.query<Consent>(`${select} where guardian_consents.id = $1`, [id]);
  return row;
}

/** The one that a key opens; a key that this server did not make opens none. In a transaction it is held until the end. */
export async function consentById(database: Reads, secret: Uint8Array, key: string, held = false): Promise<Consent | undefined> {
  const [id = '', proof = ''] = key.split('.', 2);
  if (!v.is(idSchema, id)) return undefined;
  const [own, given] = [Buffer.from(proofOf(secret, id)), Buffer.from(proof)];
  if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
  const [row] = await database.query<Consent>(`${select} where guardian_consents.id = $1${held ? ' for update of guardian_consents' : ''}`, [id]);
  return row;
}

/** The link of a guardian: the same in every mail, for as long as the server's secret is. */
export function guardianLink(secret: Uint8Array, { id, site, language }: Pick<Consent, 'id' | 'site' | 'language'>, source: string): string {
  const prefix = language && language !== source ? `/${language}` : '';
  return `${site}${prefix}/guardian?key=${id}.${proofOf(secret, id)}`;
}

/** 256 bits that only this server can make. */
function proofOf(secret: Uint8Array, id: string): string {
  return createHmac('sha256', secret).update(`guardian|${id}`).digest('base64url');
}

/** Writes to a guardian, with the link to look after what they agreed to. */
export async function tellGuardian(database: Reads, { secret, words }: Tools, consent: Consent, source: string, letter: { kind: MailKind; values?: Record<string, string>; dedupe?: string; sessionId?: string }): Promise<void> {
  const { locale } = words.mailWords(consent.language ?? undefined);
  const until = consent.ends_at ? dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(consent.ends_at) : '';
  const values = { talent: consent.first_name, link: guardianLink(secret, consent, source), until, ...letter.values };
  await queueMail(database, words, { id: null, email: consent.address, first_name: '', language: consent.language }, { ...letter, values });
}
