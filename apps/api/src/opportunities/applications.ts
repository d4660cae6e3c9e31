import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { presentApplication, selectApplications, type ApplicationRow } from './row.ts';

export const listApplications: Handler<typeof contract.listApplications> = async ({ query, caller }, { database }) => {
  const { page, limit, kind } = query;
  const values = [caller.user.id, kind ?? null];
  const condition = 'applications.talent_id = $1 and ($2::text is null or applications.kind = $2)';
  const [counted] = await database.query<{ total: number }>(`select count(*) as total from applications where ${condition}`, values);
  const rows = await database.query<ApplicationRow>(`${selectApplications} where ${condition} order by applications.created_at desc, applications.id offset $3 limit $4`, [...values, (page - 1) * limit, limit]);
  return { success: true, applications: rows.map(presentApplication), total: counted?.total ?? 0, page, limit };
};

export const withdrawApplication: Handler<typeof contract.withdrawApplication> = async ({ params, caller }, { database, words }) => {
  if (!v.is(idSchema, params.applicationId)) throw new Refusal('application-not-found');
  const values = [params.applicationId, caller.user.id];
  const [changed] = await database.query<{ application_id: string }>(
    `with changed as (update applications set state = 'withdrawn', changed_at = now() where id = $1 and talent_id = $2 and state in ('received', 'seen', 'invited') returning id)
     insert into application_log (application_id, state, changed_by) select id, 'withdrawn', 'talent' from changed returning application_id`,
    values,
  );
  if (!changed) {
    const [row] = await database.query<{ state: string }>('select state from applications where id = $1 and talent_id = $2', values);
    if (!row) throw new Refusal('application-not-found');
    if (row.state !== 'withdrawn') throw new Refusal('application-changed');
  }
  return { success: true, message: words.answer('applicationWithdrawn') };
};

export const changeShares: Handler<typeof contract.changeShares> = async ({ params, body, caller }, { database, words }) => {
  if (!v.is(idSchema, params.applicationId)) throw new Refusal('application-not-found');
  const values = [params.applicationId, caller.user.id];
  const row = await database.transaction(async (transaction) => {
    const [before] = await transaction.query<ApplicationRow>(`${selectApplications} where applications.id = $1 and applications.talent_id = $2 for update of applications`, values);
    if (!before) throw new Refusal('application-not-found');
    if (before.state === 'withdrawn' || before.post_id === null || before.is_apart) throw new Refusal('application-changed');
    await transaction.query('update applications set shares_skills = coalesce($3, shares_skills), shares_plan = coalesce($4, shares_plan) where id = $1 and talent_id = $2', [...values, body.skills ?? null, body.plan ?? null]);
    return { ...before, shares_skills: body.skills ?? before.shares_skills, shares_plan: body.plan ?? before.shares_plan };
  });
  return { success: true, message: words.answer('sharesChanged'), data: presentApplication(row) };
};
