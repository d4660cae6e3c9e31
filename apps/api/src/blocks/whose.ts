import type { Named } from '@bridge/model';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { mayBeShown } from '../safeguarding/face.ts';

const together = `(exists (select 1 from sessions where (talent_id, mentor_id) in (($1, $2), ($2, $1)))
  or exists (select 1 from applications join posts on posts.id = post_id where (talent_id, partner_id) in (($1, $2), ($2, $1))))`;
const fullName = `trim(first_name || ' ' || last_name)`;

/** SQL: whose it is and under which name, where $2 sees it ($1 is its id). Talents know partners by their organisation. */
const whose: Record<Named, string> = {
  person: `select id as person_id, ${fullName} as known_as from users where id = $1 and (exists (select 1 from mentors where user_id = $1 and state = 'verified') or ${together})`,
  message: `select author_id as person_id, case when author_id = posts.partner_id then posts.organisation else ${fullName} end as known_as
    from thread_messages join users on users.id = author_id left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
    where thread_messages.id = $1 and $2 in (sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id)`,
  post: `select partner_id as person_id, organisation as known_as from posts where id = $1 and (state = 'published' or exists (select 1 from applications where post_id = $1 and talent_id = $2))`,
  shared: `select user_id as person_id, ${fullName} as known_as from blueprint_shares join users on users.id = user_id where user_id = $1 and is_shared and ${mayBeShown('$3')}`,
  review: `select reviews.talent_id as person_id, trim(first_name || ' ' || left(last_name, 1) || '.') as known_as from reviews join users on users.id = reviews.talent_id join mentors on mentors.user_id = reviews.mentor_id
    where reviews.id = $1 and hidden_at is null and (mentors.state = 'verified' or reviews.mentor_id = $2)`,
};

export type Owner = { person_id: string; known_as: string };

/** Whose something is, for somebody else who sees it. What they do not see is as if it were not there: asking must not tell what there is. */
export async function ownerOf(database: Pick<Database, 'query'>, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, about: Named, id: string, readerId: string): Promise<Owner | undefined> {
  // $3 matters to one kind; a parameter that a statement never names has no type
  const [found] = await database.query<Owner>(`select person_id::text, known_as from (${whose[about]}) as found where person_id <> $2::uuid and $3::boolean is not null`, [id, readerId, meetsTheYoung]);
  return found;
}
