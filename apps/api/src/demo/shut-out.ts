import { isUnavailable, type Database } from '../database/index.ts';

const again = 2000;
const reason = 'A demo account in production: everybody knows its password.';
/** Nobody has a mailbox there: the domain is one of those that are kept for examples. */
const isDemo = `email like '%@demo.example'`;

/** Shuts the demo out now, or as soon as the database can be reached, and says loudly that it was there. */
export async function keepDemoOut(database: Database, tell: (line: string) => void, report: (error: unknown) => void): Promise<void> {
  try {
    const there = await shutOutDemo(database);
    if (there.length === 0) return;
    const named = `${there.slice(0, 6).join(', ')}${there.length > 6 ? ' …' : ''}`;
    tell(`WARNING  this data was made in development: ${there.length} demo accounts are in it, and everybody knows their passwords (${named}). They are suspended: nobody signs in with them, and no mentor of them is listed. Serve people from a data folder or database of its own.`);
  } catch (error) {
    report(error);
    if (isUnavailable(error)) setTimeout(() => void keepDemoOut(database, tell, report), again).unref();
  }
}

/**
 * Keeps the accounts of the demo out, where data of development is used for people: everybody knows how to sign in with them. They lose
 * their permissions and sign-ins, no mentor of them is listed or booked and no post offered; sessions with them end with the next sweep.
 * Nothing is deleted of what they hold. Answers the addresses of all that are there.
 */
export async function shutOutDemo(database: Database): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const people = await transaction.query<{ email: string }>(`select email from users where ${isDemo} order by password_hash is null, email for update`);
    if (people.length === 0) return [];
    await transaction.query(
      `with taken as (delete from staff_grants where user_id in (select id from users where ${isDemo}) returning user_id::text as id)
       select audit_append('the server', 'staff', 'person', id, $1) from (select distinct id from taken) as gone`,
      [reason],
    );
    await transaction.query(
      `with out as (
         insert into suspensions as held (user_id, reason, suspended_by, ends_at) select id, $1, 'the server', now() + interval '100 years' from users where ${isDemo}
         on conflict (user_id) do update set reason = excluded.reason, suspended_by = excluded.suspended_by, suspended_at = now(), ends_at = excluded.ends_at where held.suspended_by <> 'the server' or held.ends_at <= now()
         returning user_id)
       select audit_append('the server', 'suspended', 'person', user_id::text, $1) from out`,
      [reason],
    );
    await transaction.query(`delete from sign_in_sessions where user_id in (select id from users where ${isDemo})`);
    await transaction.query(
      `with unlisted as (update mentors set state = 'changes-requested', state_note = $1, updated_at = now() where user_id in (select id from users where ${isDemo}) and state = 'verified' returning user_id)
       insert into mentor_log (mentor_id, state, note, changed_by) select user_id, 'changes-requested', $1, 'the server' from unlisted`,
      [reason],
    );
    return people.map(({ email }) => email);
  });
}

/** Lets them in again, as they were, where the same data is developed with once more; permissions are given anew by a fresh folder alone. */
export async function letInDemo(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `with back as (delete from suspensions using users where users.id = user_id and ${isDemo} and suspended_by = 'the server' returning user_id::text as id)
       select audit_append('the server', 'lifted', 'person', id, 'A demo account in development') from back`,
    );
    await transaction.query(
      `with listed as (update mentors set state = 'verified', state_note = null, updated_at = now() where user_id in (select id from users where ${isDemo}) and state = 'changes-requested' and state_note = $1 returning user_id)
       insert into mentor_log (mentor_id, state, changed_by) select user_id, 'verified', 'the server' from listed`,
      [reason],
    );
  });
}
