import type { contract } from '@bridge/model';
import { presentSession, selectSessions, type SessionRow, sessionThread } from './row.ts';
import { apart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { imageOf } from '../pictures/face.ts';
import { availabilityOf, findMentor, presentOwn, pricesOf, ratingOf } from '../mentors/face.ts';

type Figures = {
  requests: number;
  active: number;
  this_month: number;
  completed: number;
  asked: number;
  answered: number;
  median_hours: number | null;
  rating_sum: number | null;
  rating_count: number | null;
};

export const mentorDashboard: Handler<typeof contract.mentorDashboard> = async ({ caller }, services) => {
  const { database } = services;
  const { user } = caller;
  const mentor = await findMentor(database, user.id);
  const zone = user.time_zone ?? (mentor && availabilityOf(mentor.profile)?.timeZone) ?? 'UTC';
  const [figures] = await database.query<Figures>(
    `select
       count(*) filter (where state = 'requested' and starts_at > now()) as requests,
       count(distinct talent_id) filter (where (state = 'accepted' and ends_at > now()) or (state in ('accepted', 'completed') and starts_at > now() - interval '90 days')) as active,
       count(*) filter (where state in ('accepted', 'completed') and date_trunc('month', starts_at at time zone $2) = date_trunc('month', now() at time zone $2)) as this_month,
       count(*) filter (where state = 'completed') as completed,
       count(*) filter (where created_at > now() - interval '90 days' and (answered_at is not null or state in ('requested', 'lapsed'))) as asked,
       count(*) filter (where created_at > now() - interval '90 days' and answered_at is not null) as answered,
       percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::double precision / 3600)
         filter (where created_at > now() - interval '90 days' and answered_at is not null) as median_hours,
       (select rating_sum from mentors where user_id = $1) as rating_sum,
       (select rating_count from mentors where user_id = $1) as rating_count
     from sessions where mentor_id = $1`,
    [user.id, zone],
  );
  const upcoming = await database.query<SessionRow>(`${selectSessions} where sessions.mentor_id = $1 and sessions.state = 'accepted' and sessions.ends_at > now() and not ${apart('sessions.talent_id', 'sessions.mentor_id')} order by sessions.starts_at limit 5`, [user.id]);
  return {
    success: true,
    data: {
      mentor: presentOwn(mentor, user.email_verified_at !== null),
      requests: figures?.requests ?? 0,
      upcoming: upcoming.map((row) => presentSession(row, services, user.id)),
      activeMentees: figures?.active ?? 0,
      sessionsThisMonth: figures?.this_month ?? 0,
      completedSessions: figures?.completed ?? 0,
      rating: ratingOf({ rating_sum: figures?.rating_sum ?? 0, rating_count: figures?.rating_count ?? 0 }),
      response: {
        asked: figures?.asked ?? 0,
        answered: figures?.answered ?? 0,
        medianHours: figures?.median_hours === null || figures === undefined ? null : Math.round(figures.median_hours * 10) / 10,
      },
      availability: (mentor && availabilityOf(mentor.profile)) ?? null,
      ...pricesOf(mentor?.profile ?? {}),
    },
  };
};

type MenteeRow = { id: string; first_name: string; last_name: string; profile_image_url: string | null; completed: number; last_at: Date | null; next_at: Date | null; reason: string; session_id: string; unread: number; total: number };

export const listMentees: Handler<typeof contract.listMentees> = async ({ query, caller }, { database }) => {
  const { page, limit } = query;
  const rows = await database.query<MenteeRow>(
    `select users.id, users.first_name, users.last_name, ${imageOf()} as profile_image_url,
       count(*) filter (where sessions.state = 'completed') as completed,
       max(sessions.starts_at) filter (where sessions.starts_at <= now()) as last_at,
       min(sessions.starts_at) filter (where sessions.starts_at > now()) as next_at,
       (array_agg(sessions.reason order by sessions.starts_at desc))[1] as reason,
       (array_agg(sessions.id order by thread.mentor_unread > 0 desc, sessions.starts_at desc))[1] as session_id,
       (array_agg(thread.mentor_unread order by thread.mentor_unread > 0 desc, sessions.starts_at desc))[1] as unread,
       count(*) over () as total
     from sessions join users on users.id = sessions.talent_id ${sessionThread}
     where sessions.mentor_id = $1 and sessions.state in ('accepted', 'completed') and not ${apart('sessions.talent_id', 'sessions.mentor_id')}
     group by users.id order by max(sessions.starts_at) desc, users.id offset $2 limit $3`,
    [caller.user.id, (page - 1) * limit, limit],
  );
  return {
    success: true,
    mentees: rows.map((row) => ({
      userId: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }),
      completedSessions: row.completed,
      lastSessionAt: row.last_at?.toISOString() ?? null,
      nextSessionAt: row.next_at?.toISOString() ?? null,
      reason: row.reason,
      thread: { sessionId: row.session_id, unread: row.unread },
    })),
    total: rows[0]?.total ?? 0,
    page,
    limit,
  };
};
