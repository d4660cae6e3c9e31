import { randomUUID } from 'node:crypto';
import { idSchema, type ApplicationState, type contract } from '@bridge/model';
import * as v from 'valibot';
import { apart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { holdBoth, isSafe, refuseContactDetails } from '../safeguarding/face.ts';
import { takenFor } from './catalogue.ts';
import { tellGuardianOf } from './guardian-mail.ts';
import { selectApplications, type ApplicationRow } from './row.ts';
import { presentApplicants } from './shared.ts';

/** The states an answer can follow on: what was declined can still be invited, what was withdrawn is over. */
const after: Record<'seen' | 'invited' | 'declined', readonly ApplicationState[]> = {
  seen: ['received'],
  invited: ['received', 'seen', 'declined'],
  declined: ['received', 'seen', 'invited'],
};
const mails = { invited: 'applicationInvited', declined: 'applicationDeclined' } as const;

export const listApplicants: Handler<typeof contract.listApplicants> = async ({ query, caller }, services) => {
  const { database } = services;
  const { page, limit, kind, post } = query;
  const values = [caller.user.id, kind ?? null, post ?? null];
  // Who has withdrawn is seen only where the two had written to each other.
  const condition = `posts.partner_id = $1 and not ${apart('applications.talent_id', 'posts.partner_id')} and (applications.state <> 'withdrawn' or exists (select 1 from thread_messages where application_id = applications.id)) and ($2::text is null or applications.kind = $2) and ($3::uuid is null or posts.id = $3)`;
  const [counted] = await database.query<{ total: number }>(`select count(*) as total from applications join posts on posts.id = applications.post_id where ${condition}`, values);
  const rows = await database.query<ApplicationRow>(
    `${selectApplications} where ${condition} order by (applications.state in ('received', 'seen')) desc, (applications.state = 'withdrawn'),
       case when applications.state in ('received', 'seen') then applications.created_at end, applications.created_at desc, applications.id offset $4 limit $5`,
    [...values, (page - 1) * limit, limit],
  );
  return { success: true, applicants: await presentApplicants(database, services, rows), total: counted?.total ?? 0, page, limit };
};

/** An invitation takes a place: two at once for the last one wait for each other. */
async function refuseFull(database: Database, { post_id, target }: ApplicationRow): Promise<void> {
  const [post] = await database.query<{ places: number | null }>('select places from posts where id = $1 for update', [post_id]);
  if (typeof post?.places === 'number' && ((await takenFor(database, [target])).get(target) ?? 0) >= post.places) throw new Refusal('places-taken');
}

export const answerApplicant: Handler<typeof contract.answerApplicant> = async ({ params, body, caller: { user } }, services) => {
  const { database, words, rates } = services;
  if (body.state !== 'seen') await spend(database, [{ parts: ['applicant-answer', user.id], rate: rates.applicantAnswersByPartner }]); // it sends a mail
  if (!v.is(idSchema, params.applicationId)) throw new Refusal('application-not-found');
  const row = await database.transaction(async (transaction) => {
    const [before] = await transaction.query<ApplicationRow>(
      `${selectApplications} where applications.id = $1 and posts.partner_id = $2 and applications.state <> 'withdrawn' and not ${apart('applications.talent_id', 'posts.partner_id')} for update of applications`,
      [params.applicationId, user.id],
    );
    if (before) await holdBoth(transaction, before.talent_id, user.id);
    if (!before || !(await isSafe(transaction, services, { talentId: before.talent_id, otherId: user.id }))) throw new Refusal('application-not-found');
    if (before.state === body.state || (body.state === 'seen' && before.state !== 'received')) return before;
    if (!after[body.state].includes(before.state)) throw new Refusal('application-changed');
    if (body.state === 'invited') await refuseFull(transaction, before);
    await refuseContactDetails(transaction, services, before.talent_id, ['note', body.note]);
    const [changed] = await transaction.query<{ changed_at: Date; note: string | null }>(
      `update applications set state = $2, note = nullif($3, ''), changed_at = now() where id = $1 returning changed_at, note`,
      [before.id, body.state, body.note],
    );
    await transaction.query(`insert into application_log (application_id, state, note, changed_by) values ($1, $2, nullif($3, ''), 'partner')`, [before.id, body.state, body.note]);
    if (body.state !== 'seen') {
      const talent = { id: before.talent_id, email: before.email, first_name: before.first_name, language: before.language };
      const about = `applicant:${before.id}:`;
      // Only the last word counts: an answer before it that has not gone out yet is not sent any more.
      await transaction.query('delete from outbox where user_id = $1 and starts_with(dedupe, $2) and sent_at is null and locked_until is null', [before.talent_id, about]);
      await queueMail(transaction, words, talent, { kind: mails[body.state], dedupe: about + randomUUID(), values: { title: before.title, organisation: before.organisation, note: body.note } });
      if (body.state === 'invited') await tellGuardianOf('invited', { id: before.id, talentId: before.talent_id, title: before.title, organisation: before.organisation }, transaction, services);
    }
    return { ...before, ...changed, state: body.state };
  });
  const [applicant] = await presentApplicants(database, services, [row]);
  if (!applicant) throw new Refusal('application-not-found');
  return { success: true, message: words.answer(`applicant-${body.state}`), data: applicant };
};
