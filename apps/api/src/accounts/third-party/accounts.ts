import { randomUUID } from 'node:crypto';
import type { contract, ParsedBodyOf } from '@bridge/model';
import type { Words } from '../../core/words.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { userColumns } from '../user-row.ts';
import type { UserRow } from '../../core/caller.ts';
import type { Identity } from '../../core/ports.ts';
import type { Consent } from '../consent.ts';

type Body = ParsedBodyOf<typeof contract.thirdParty>;
type Found = { user: UserRow; isNew: boolean };

/**
 * The account of a proven identity. The third party's own id decides; an address alone links only where this product has
 * verified it itself.
 */
export async function findOrMakeUser(database: Database, words: Words, identity: Identity, body: Body, consent: Consent): Promise<Found> {
  const known = await byIdentity(database, body.provider, identity.subject);
  if (known) return { user: known, isNew: false };
  const made = (await insertUser(database, identity, body, consent)) ?? (await insteadOfStranger(database, identity, body, consent));
  const user = made ?? (await adopt(database, words, identity, body, consent));
  await database.query(
    `insert into third_party_identities (provider, subject, user_id, email) values ($1, $2, $3, $4) on conflict (provider, subject) do nothing`,
    [body.provider, identity.subject, user.id, identity.email],
  );
  return { user, isNew: made !== undefined };
}

/** The account that somebody's sign-in leads to; none where it would make one, or where the kind of the one that is there may be a stranger's choice. */
export async function findAccount(database: Database, { subject, email }: Identity, provider: string): Promise<UserRow | undefined> {
  const known = await byIdentity(database, provider, subject);
  if (known) return known;
  const [found] = await database.query<UserRow>(`select ${userColumns} from users where email = $1 and email_verified_at is not null`, [email]);
  return found;
}

async function byIdentity(database: Database, provider: string, subject: string): Promise<UserRow | undefined> {
  const [user] = await database.query<UserRow>(
    `select ${userColumns} from users join third_party_identities i on i.user_id = users.id where i.provider = $1 and i.subject = $2`,
    [provider, subject],
  );
  return user;
}

/** Undefined where the address has an account. */
async function insertUser(database: Database, identity: Identity, body: Body, consent: Consent): Promise<UserRow | undefined> {
  const [user] = await database.query<UserRow>(
    `insert into users (id, email, role, first_name, last_name, profile_image_url, accepted_terms, accepted_privacy, email_verified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now()) on conflict (email) do nothing returning ${userColumns}`,
    [randomUUID(), identity.email, body.role, ...toldOf(identity, consent)],
  );
  return user;
}

/** First and last name (as names.ts has chosen them), picture and consents of the owner of the address. */
function toldOf(identity: Identity, consent: Consent): (string | null)[] {
  return [
    identity.givenName ?? '',
    identity.familyName ?? '',
    httpsAddress(identity.picture),
    consent.terms,
    consent.privacy,
  ];
}

/** An account of another kind that nobody ever verified gives way: what its owner is, the owner of the address says alone. */
async function insteadOfStranger(database: Database, identity: Identity, body: Body, consent: Consent): Promise<UserRow | undefined> {
  const [stranger] = await database.query<{ id: string }>('select id from users where email = $1 and email_verified_at is null and role <> $2 for update', [identity.email, body.role]);
  if (!stranger) return undefined;
  await database.query('delete from outbox where user_id = $1 or recipient = $2', [stranger.id, identity.email]);
  await database.query('delete from users where id = $1', [stranger.id]); // every table of a person's data goes with it
  return insertUser(database, identity, body, consent);
}

/**
 * The account that the address has already. Where nobody ever verified it, somebody else may have registered it in
 * advance: then their password, their sign-ins and the name they gave end here, and the owner of the address alone goes on.
 */
async function adopt(database: Database, words: Words, identity: Identity, body: Body, consent: Consent): Promise<UserRow> {
  const [user] = await database.query<UserRow>(`select ${userColumns} from users where email = $1 for update`, [identity.email]);
  if (!user) throw new Error('The account went away while it was signed in to.');
  if (user.email_verified_at !== null) {
    await queueMail(database, words, user, { kind: 'thirdPartyLinked', values: { provider: words.answer(`provider-${body.provider}`) } });
    return user;
  }
  for (const table of ['sign_in_sessions', 'verification_codes', 'password_resets', 'third_party_identities', 'second_factors', 'passkeys', 'recovery_codes']) {
    await database.query(`delete from ${table} where user_id = $1`, [user.id]);
  }
  const [cleared] = await database.query<UserRow>(
    `update users set password_hash = null, email_verified_at = now(), first_name = $2, last_name = $3, profile_image_url = $4, accepted_terms = $5, accepted_privacy = $6, birth_month = null
     where id = $1 returning ${userColumns}`,
    [user.id, ...toldOf(identity, consent)],
  );
  return cleared ?? user;
}

function httpsAddress(text: string | undefined): string | null {
  return text && text.length <= 2000 && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}
