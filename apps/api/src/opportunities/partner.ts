import type { contract, PostState } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { imageOf } from '../pictures/face.ts';
import { presentApplicants } from './shared.ts';
import { selectApplications, type ApplicationRow } from './row.ts';

const shown = 5;
/** Applications to the partner that are there for them. */
const applied = `posts.partner_id = $1 and applications.state <> 'withdrawn' and not ${apart('applications.talent_id', 'posts.partner_id')}`;

export const partnerDashboard: Handler<typeof contract.partnerDashboard> = async ({ caller: { user } }, services) => {
  const { database } = services;
  const byState = await database.query<{ state: PostState; count: number }>('select state, count(*) as count from posts where partner_id = $1 group by state', [user.id]);
  const [figures] = await database.query<{ applications: number; waiting: number; invited: number; recent: number }>(
    `select count(*) as applications, count(*) filter (where applications.state in ('received', 'seen')) as waiting,
       count(*) filter (where applications.state = 'invited') as invited, count(*) filter (where applications.created_at > now() - interval '30 days') as recent
     from applications join posts on posts.id = applications.post_id where ${applied}`,
    [user.id],
  );
  const newest = await database.query<ApplicationRow>(
    `${selectApplications} where ${applied} order by applications.created_at desc, applications.id limit $2`,
    [user.id, shown],
  );
  const count = (state: PostState) => byState.find((row) => row.state === state)?.count ?? 0;
  return {
    success: true,
    data: {
      posts: { draft: count('draft'), submitted: count('submitted'), published: count('published'), declined: count('declined'), closed: count('closed') },
      applications: figures?.applications ?? 0,
      waiting: figures?.waiting ?? 0,
      invited: figures?.invited ?? 0,
      lastThirtyDays: figures?.recent ?? 0,
      newest: await presentApplicants(database, services, newest),
    },
  };
};

type PersonRow = { user_id: string; first_name: string; last_name: string; email: string; profile_image_url: string | null; applications: number; invited: number; last: Date };

/** Only who applied, and has not withdrawn, is known to the partner. */
export const partnerNetwork: Handler<typeof contract.partnerNetwork> = async ({ query: { page, limit }, caller: { user } }, { database }) => {
  const from = `from applications join posts on posts.id = applications.post_id join users on users.id = applications.talent_id where ${applied}`;
  const [counted] = await database.query<{ total: number }>(`select count(distinct users.id) as total ${from}`, [user.id]);
  const rows = await database.query<PersonRow>(
    `select users.id as user_id, users.first_name, users.last_name, users.email, ${imageOf()} as profile_image_url, count(*) as applications,
       count(*) filter (where applications.state = 'invited') as invited, max(applications.created_at) as last
     ${from} group by users.id order by last desc, users.id offset $2 limit $3`,
    [user.id, (page - 1) * limit, limit],
  );
  const talents = rows.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }),
    applications: row.applications,
    invited: row.invited,
    lastAppliedAt: row.last.toISOString(),
  }));
  return { success: true, talents, total: counted?.total ?? 0, page, limit };
};
