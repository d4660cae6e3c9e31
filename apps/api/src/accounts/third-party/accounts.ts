import { randomUUID } from 'node:crypto';
import { limits, nameSchema, tidyLine, type contract, type ParsedBodyOf } from '@bridge/model';
import * as v from 'valibot';
import type { Words } from '../../core/words.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { userColumns, type UserRow } from '../user-row.ts';
import type { Identity } from './provider.ts';

type Body = ParsedBodyOf<typeof contract.thirdParty>;
type Found = { user: UserRow; isNew: boolean };

/**
 * The account of a proven identity. The third party's own id decides; an address alone links only where this product has
 * verified it itself.
 */
export async function findOrMakeUser(database: Database, words: Words, identity: Identity, body: Body): Promise<Found> {
  const known = await byIdentity(database, body.provider, identity.subject);
  if (known) return { user: known, isNew: false };
  const made = await insertUser(database, identity, body);
  const user = made ?? (await adopt(database, words, identity, body));
  await database.query(
    `insert into third_party_identities (provider, subject, user_id, email) values ($1, $2, $3, $4) on conflict (provider, subject) do nothing`,
    [body.provider, identity.subject, user.id, identity.email],
  );
  return { user, isNew: made !== undefined };
}

async function byIdentity(database: Database, provider: string, subject: string): Promise<UserRow | undefined> {
  const [user] = await database.query<UserRow>(
    `select ${userColumns} from users join third_party_identities i on i.user_id = users.id where i.provider = $1 and i.subject = $2`,
    [provider, subject],
  );
  return user;
}

/** Undefined where the address has an account. */
async function insertUser(database: Database, identity: Identity, body: Body): Promise<UserRow | undefined> {
  const local = identity.email.slice(0, identity.email.indexOf('@'));
  const [user] = await database.query<UserRow>(
    `insert into users (id, email, role, first_name, last_name, profile_image_url, accepted_terms, email_verified_at)
     values ($1, $2, $3, $4, $5, $6, $7, now()) on conflict (email) do nothing returning ${userColumns}`,
    [
      randomUUID(),
      identity.email,
      body.role,
      name(identity.givenName) ?? name(body.firstName) ?? tidyLine(local, limits.nameLength),
      name(identity.familyName) ?? name(body.lastName) ?? '',
      httpsAddress(identity.picture),
      body.acceptedTerms ?? null,
    ],
  );
  return user;
}

/**
 * The account that the address has already. Where nobody ever verified it, somebody else may have registered it in
 * advance: then their password and their sign-ins end here, and the owner of the address alone goes on.
 */
async function adopt(database: Database, words: Words, { email }: Identity, { provider }: Body): Promise<UserRow> {
  const [user] = await database.query<UserRow>(`select ${userColumns} from users where email = $1 for update`, [email]);
  if (!user) throw new Error('The account went away while it was signed in to.');
  if (user.email_verified_at !== null) {
    await queueMail(database, words, user, { kind: 'thirdPartyLinked', values: { provider: words.answer(`provider-${provider}`) } });
    return user;
  }
  for (const table of ['sign_in_sessions', 'verification_codes', 'password_resets', 'third_party_identities']) {
    await database.query(`delete from ${table} where user_id = $1`, [user.id]);
  }
  const [cleared] = await database.query<UserRow>(
    `update users set password_hash = null, email_verified_at = now() where id = $1 returning ${userColumns}`,
    [user.id],
  );
  return cleared ?? user;
}

function name(text: string | undefined): string | undefined {
  const tidy = v.safeParse(nameSchema, tidyLine(text ?? '', limits.nameLength));
  return tidy.success ? tidy.output : undefined;
}

function httpsAddress(text: string | undefined): string | null {
  return text && text.length <= 2000 && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}
