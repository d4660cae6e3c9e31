import { randomUUID } from 'node:crypto';
import { idSchema, isPastDay, missingInPost, unfitDays, type contract, type ParsedBodyOf, type PostState } from '@bridge/model';
import * as v from 'valibot';
import type { UserRow } from '../core/caller.ts';
import { caseLink } from '../content/site.ts';
import type { Handler } from '../core/call-handler.ts';
import type { Content } from '../core/content.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { presentPost, selectPosts, type PostRow } from './row.ts';

type Input = ParsedBodyOf<typeof contract.writePost>;
const answers: Partial<Record<PostState, 'postSubmitted' | 'postChanged'>> = { submitted: 'postSubmitted', published: 'postChanged' };

export const listPosts: Handler<typeof contract.listPosts> = async ({ query, caller }, { database }) => {
  const { page, limit, kind, state } = query;
  const values = [caller.user.id, kind ?? null, state ?? null];
  const condition = 'posts.partner_id = $1 and ($2::text is null or posts.kind = $2) and ($3::text is null or posts.state = $3)';
  const [counted] = await database.query<{ total: number }>(`select count(*) as total from posts where ${condition}`, values);
  const rows = await database.query<PostRow>(`${selectPosts} where ${condition} order by posts.updated_at desc, posts.id offset $4 limit $5`, [...values, (page - 1) * limit, limit]);
  return { success: true, posts: rows.map(presentPost), total: counted?.total ?? 0, page, limit };
};

export const readPost: Handler<typeof contract.readPost> = async ({ params, caller }, { database }) => {
  return { success: true, data: presentPost(await ownPost(database, params.postId, caller.user.id)) };
};

export const writePost: Handler<typeof contract.writePost> = async ({ body, caller: { user }, host }, services) => {
  const { database, rates, content, words } = services;
  const before = await sentBefore(database, user.id, body.key);
  if (before) return { success: true, message: words.answer(before.state === 'draft' ? 'postSaved' : 'postSubmitted'), data: presentPost(before) };
  await spend(database, [{ parts: ['post', user.id], rate: rates.postsByPartner }]);
  refuseUnfit(content, user, body);
  const post = await database.transaction(async (transaction) => {
    const id = randomUUID();
    const [inserted] = await transaction.query<{ id: string }>(
      `insert into posts (id, partner_id, state, submitted_at, kind, title, organisation, category, location, terms, description, industries, skills, deadline, starts_on, places, pay, idempotency_key)
       values ($1, $2, case when $3::boolean then 'submitted' else 'draft' end, case when $3::boolean then now() end, $4, $5, $6, $7, $8, $9, $10, $11, $12, nullif($13, '')::date, nullif($14, '')::date, $15, $16, $17)
       on conflict do nothing returning id`,
      [id, user.id, body.submit, ...valuesOf(body), body.key ?? null],
    );
    if (!inserted) {
      const twin = await sentBefore(transaction, user.id, body.key); // sent at this very moment
      if (twin) return twin;
      throw new Refusal('post-changed');
    }
    await note(transaction, services, { ...body, id }, body.submit ? 'submitted' : 'draft', host);
    return ownPost(transaction, id, user.id);
  });
  return { success: true, message: words.answer(body.submit ? 'postSubmitted' : 'postSaved'), data: presentPost(post) };
};

export const changePost: Handler<typeof contract.changePost> = async ({ params, body, caller: { user }, host }, services) => {
  const { database, content, words } = services;
  const before = await ownPost(database, params.postId, user.id);
  if (before.state === 'closed') throw new Refusal('post-changed');
  refuseUnfit(content, user, body);
  const post = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from posts where id = $1 and partner_id = $2 for update', [before.id, user.id]);
    const held = await ownPost(transaction, before.id, user.id);
    if (held.state === 'closed') throw new Refusal('post-changed');
    // Nobody publishes their own words: what was not read yet waits for the operator, or is a draft.
    const state = !body.submit ? 'draft' : held.state === 'published' && wasRead(held, body) ? 'published' : 'submitted';
    await transaction.query(
      `update posts set appealed_at = null, state = $3, submitted_at = case when $3 = 'submitted' then now() else submitted_at end,
         kind = $4, title = $5, organisation = $6, category = $7, location = $8, terms = $9, description = $10, industries = $11, skills = $12,
         deadline = nullif($13, '')::date, starts_on = nullif($14, '')::date, places = $15, pay = $16, updated_at = now()
       where id = $1 and partner_id = $2`,
      [before.id, user.id, state, ...valuesOf(body)],
    );
    if (state !== 'published') await note(transaction, services, { ...body, id: before.id }, state, host);
    return ownPost(transaction, before.id, user.id);
  });
  return { success: true, message: words.answer(answers[post.state] ?? 'postSaved'), data: presentPost(post) };
};

export const closePost: Handler<typeof contract.closePost> = async ({ params, caller: { user } }, { database, words }) => {
  const before = await ownPost(database, params.postId, user.id);
  const [deleted] = await database.query(
    `delete from posts where id = $1 and partner_id = $2 and state = 'draft' and published_at is null and not exists (select 1 from applications where post_id = posts.id) returning id`,
    [before.id, user.id],
  );
  if (deleted) return { success: true, message: words.answer('postDeleted') };
  await database.query(
    `with changed as (update posts set appealed_at = null, state = 'closed', closed_from = state, updated_at = now() where id = $1 and partner_id = $2 and state <> 'closed' returning id)
     insert into post_log (post_id, state, changed_by) select id, 'closed', 'partner' from changed`,
    [before.id, user.id],
  );
  return { success: true, message: words.answer('postClosed') };
};

export const reopenPost: Handler<typeof contract.reopenPost> = async ({ params, caller: { user }, host }, services) => {
  const { database, words, rates } = services;
  await ownPost(database, params.postId, user.id);
  await spend(database, [{ parts: ['post', user.id], rate: rates.postsByPartner }]);
  const post = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from posts where id = $1 and partner_id = $2 for update', [params.postId, user.id]);
    const held = await ownPost(transaction, params.postId, user.id);
    if (held.state !== 'closed') return held; // a second click, or a retry after a lost answer
    const state = isPastDay(held.deadline ?? '', new Date()) ? 'draft' : await stateBeforeClosing(transaction, held.id);
    await transaction.query('update posts set state = $2, closed_from = null, updated_at = now() where id = $1', [held.id, state]);
    await note(transaction, services, held, state, host);
    return ownPost(transaction, held.id, user.id);
  });
  return { success: true, message: words.answer(post.state === 'draft' ? 'postReopenedAsDraft' : 'postReopened'), data: presentPost(post) };
};

export const appealPost: Handler<typeof contract.appealPost> = async ({ params, body, caller: { user } }, { database, words }) => {
  const before = await ownPost(database, params.postId, user.id);
  const [answered] = await database.query(`update posts set appeal = $3, appealed_at = now() where id = $1 and partner_id = $2 and state = 'declined' and appeal is null returning id`, [before.id, user.id, body.text]);
  const post = await ownPost(database, before.id, user.id);
  if (!answered && (post.state !== 'declined' || post.appeal !== body.text)) throw new Refusal('post-changed'); // the same text once more is a retry
  return { success: true, message: words.answer('appealSent'), data: presentPost(post) };
};

/**
 * A closed post cannot be rewritten, so what its partner closed was read as far as it was before. What somebody else closed is read
 * again, and so is what was reported: closing it is no way around a report that waits, or was found right since it was published.
 */
async function stateBeforeClosing(database: Database, id: string): Promise<PostState> {
  const [closed] = await database.query<{ closed_from: PostState | null; reported: boolean }>(
    `select closed_from, exists (select 1 from reports where about = 'post' and subject_id = posts.id and (decided_at is null or decision in ('warned', 'taken-down') and decided_at > coalesce(published_at, '-infinity'))) as reported from posts where id = $1`,
    [id],
  );
  const before = closed?.closed_from ?? 'submitted';
  return closed?.reported && before === 'published' ? 'submitted' : before;
}

/** A post of the partner's own; anybody else's is not found. */
export async function ownPost(database: Database, id: string, partnerId: string): Promise<PostRow> {
  if (!v.is(idSchema, id)) throw new Refusal('post-not-found');
  const [row] = await database.query<PostRow>(`${selectPosts} where posts.id = $1 and posts.partner_id = $2`, [id, partnerId]);
  if (!row) throw new Refusal('post-not-found');
  return row;
}

async function sentBefore(database: Database, partnerId: string, key: string | undefined): Promise<PostRow | undefined> {
  if (!key) return undefined;
  const [row] = await database.query<PostRow>(`${selectPosts} where posts.partner_id = $1 and posts.idempotency_key = $2`, [partnerId, key]);
  return row;
}

/** A category that there is, and for a review an address that was verified, nothing left open and days that can still be kept. */
function refuseUnfit(content: Content, user: UserRow, post: Input): void {
  const { categories } = content.document('lists/opportunities');
  if (post.category !== '' && !categories.some(({ id }) => id === post.category)) throw new Refusal('invalid-input', { fields: [{ path: 'category', problem: 'choice' }] });
  if (!post.submit) return;
  const missing = missingInPost(post);
  if (missing.length > 0) throw new Refusal('invalid-input', { fields: missing.map((path) => ({ path, problem: 'required' })) });
  const unfit = unfitDays(post, new Date());
  if (unfit.length > 0) throw new Refusal('invalid-input', { fields: unfit.map(({ field, problem }) => ({ path: field, problem })) });
  if (user.email_verified_at === null) throw new Refusal('email-not-verified');
}

/** Keeps the trail, and tells the operator what waits for them. */
async function note(database: Database, services: Services, { id, title, organisation }: Pick<PostRow, 'id' | 'title' | 'organisation'>, state: PostState, host: string): Promise<void> {
  const { words, content } = services;
  await database.query(`insert into post_log (post_id, state, changed_by) values ($1, $2, 'partner')`, [id, state]);
  if (state !== 'submitted') return;
  const operator = { id: null, first_name: '', email: content.document('brand').contact.general, language: null };
  await queueMail(database, words, operator, { kind: 'postSubmitted', values: { title, organisation, link: caseLink(services, host, 'post', id) } });
}

/** Whether all that was read before the post was published is as it was: only its days and places are other ones. Pay is a text, and was read too. */
function wasRead(held: PostRow, post: Input): boolean {
  const same = (had: readonly string[], has: readonly string[]) => had.length === has.length && had.every((one) => has.includes(one));
  const texts = ['kind', 'title', 'organisation', 'category', 'location', 'terms', 'description', 'pay'] as const;
  return texts.every((text) => held[text] === post[text]) && same(held.industries, post.industries) && same(held.skills, post.skills);
}

function valuesOf(post: Input): unknown[] {
  return [post.kind, post.title, post.organisation, post.category, post.location, post.terms, post.description, post.industries, post.skills, post.deadline, post.start, post.places, post.pay];
}
