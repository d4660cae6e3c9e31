import type { SurveyFields } from '@bridge/model';
import type { Offered } from '../content/skill-fit.ts';
import { skillBook } from '../content/skills.ts';
import type { Content } from '../core/content.ts';
import type { Database } from '../database/database.ts';
import { contentOffers, isDue, isOffered } from './catalogue.ts';
import { interestsOf, type Interests } from './fit.ts';

/** What a talent's answers look for among all that is offered now, in a language. */
export async function interestsIn(database: Pick<Database, 'query'>, content: Content, profile: SurveyFields, locale: string): Promise<Interests> {
  const book = skillBook(content);
  const skills = book.ofTalent(profile);
  const near = skills.flatMap((id) => [book.widerOf(id) ?? [], book.partsOf(id)].flat());
  return interestsOf(profile, content.document('surveys/talent', locale), book, await offeredOf(database, content, [...skills, ...near]));
}

/** How many offers want each of some skills, of all that want any. */
async function offeredOf(database: Pick<Database, 'query'>, content: Content, skills: readonly string[]): Promise<Offered> {
  if (skills.length === 0) return { counts: new Map(), total: 0 };
  const entries = contentOffers(content, new Date()).filter((offer) => offer.skills.length > 0);
  const rows = await database.query<{ skill: string | null; wanted: number }>(
    `select skill, count(*) as wanted from (select skills from posts where ${isOffered} and ${isDue} and skills <> '{}') as due
       cross join lateral (select unnest(due.skills) as skill union all select null) as each where skill is null or skill = any($1::text[]) group by skill`,
    [skills],
  );
  const ofEntries = (id: string) => entries.filter((offer) => offer.skills.includes(id)).length;
  const ofPosts = new Map(rows.map(({ skill, wanted }) => [skill, wanted]));
  return { counts: new Map(skills.map((id) => [id, (ofPosts.get(id) ?? 0) + ofEntries(id)])), total: (ofPosts.get(null) ?? 0) + entries.length };
}
