import type { Named } from '@bridge/model';
import type { Database } from '../database/database.ts';
import { findShared, presentShared } from '../sharing/face.ts';

type Reads = Pick<Database, 'query'>;

const longest = 20_000;
const lines = (...parts: string[]) => `concat_ws(E'\\n', ${parts.map((part) => `nullif(${part}, '')`).join(', ')})`;

/** SQL: what whoever reports it reads there, where $1 is its id. */
const words: Record<Exclude<Named, 'shared'>, string> = {
  person: `select ${lines("trim(first_name || ' ' || last_name)", "shown.profile->>'professionalTitle'", "shown.profile->>'shortBio'")} as seen
    from users left join (select user_id, profile from mentors where state = 'verified') as shown on shown.user_id = users.id where users.id = $1`,
  message: 'select text as seen from thread_messages where id = $1',
  post: `select ${lines('title', 'organisation', 'description', 'terms', 'pay')} as seen from posts where id = $1`,
  review: `select ${lines("repeat('★', rating)", 'text', 'answer')} as seen from reviews where id = $1`,
};

/** What stands where somebody reports something, word for word, to be kept with the report. */
export async function asReported(database: Reads, about: Named, id: string): Promise<string> {
  if (about === 'shared') return sharedWords(database, id);
  const [row] = await database.query<{ seen: string }>(words[about], [id]);
  return (row?.seen ?? '').slice(0, longest);
}

/** SQL: what is called by more than whose it is, where $1 is its id. */
const titles: Partial<Record<Named, string>> = {
  post: 'select title from posts where id = $1',
  review: 'select left(text, 120) as title from reviews where id = $1',
};

/**
 * What whoever reports it knows it as: as they knew it when they reported or blocked for the first time, whatever stands there
 * since; else a post by its title, a review by how it begins, all else by whose it is.
 */
export async function knownAs(database: Reads, about: Named, id: string, owner: { person_id: string; known_as: string }, reporterId: string | null): Promise<string> {
  const [before] = await database.query<{ known_as: string }>(
    `select known_as from (select known_as, created_at from reports where $1::uuid in (reporter_id, former_reporter_id) and about = $2 and subject_id = $3
       union all select known_as, created_at from review_reports where reporter_id = $1 and $2 = 'review' and review_id = $3
       union all select known_as, 'infinity' from blocks where blocker_id = $1 and blocked_id = $4) as known where known_as is not null order by created_at limit 1`,
    [reporterId, about, id, owner.person_id],
  );
  if (before) return before.known_as;
  const title = titles[about];
  const [row] = title === undefined ? [] : await database.query<{ title: string }>(title, [id]);
  return row?.title ?? owner.known_as;
}

async function sharedWords(database: Reads, id: string): Promise<string> {
  const found = await findShared(database, { meetsTheYoung: true }, id); // as its reader saw it, also where nobody does at present
  if (!found) return '';
  const { structuredJson, roadmap } = presentShared(found).careerBlueprint;
  return [structuredJson.careerVision, ...Object.values(roadmap ?? {}).flatMap((year) => year.map(({ text }) => text))].join('\n').slice(0, longest);
}
