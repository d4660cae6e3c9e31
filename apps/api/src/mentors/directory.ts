import type { MentorCard, SurveyFields } from '@bridge/model';
import type { Fit } from '@bridge/content';
import type { Database } from '../database/database.ts';
import { columnsOf } from '../database/columns.ts';
import { imageOf } from '../pictures/face.ts';
import { isCheckedFor } from '../safeguarding/face.ts';
import { whoIs, type CardRow } from './card-row.ts';
import type { Offered } from '../content/skill-fit.ts';
import type { SkillBook } from '../content/skills.ts';
import { isSkillTag, reasonsFor, skillTag, skillTags, wantedFit, type WantedFit, type WantedTag } from './fit.ts';
import { ratingOf } from './row.ts';

export type Wanted = { page: number; limit: number; q: string; filter?: Filter; /** Mentors who are not there for this talent. */ without?: readonly string[] };
/** What the mentors must have; what is absent is not asked for. */
export type Filter = {
  /** All of these, such as "topic:Cloud". */
  facets?: readonly string[];
  /** One of these, such as "utc:1"; nobody has two of them. */
  oneOf?: readonly string[];
  /** The highest price of a single session, by currency. */
  upTo?: Record<'NGN' | 'USD', number>;
  /** Free before then, as far as is known. */
  freeBefore?: Date;
  /** Checked for people under 18. */
  forYoung?: boolean;
};
/** A card with the starts of what is taken of the mentor's time from now on, in milliseconds; null where nothing is. */
export type ListedRow = CardRow & { taken: number[] | null };

/** So many of the best-rated mentors of each tag (or of those found) are compared with the talent's answers. */
const mostCompared = 100;
/** So many of them come first, in the order of fit; all others follow in the order of their rating. */
const head = 50;
/** So many that meet a filter are found, the best-rated first; where there are more, that is all that is said. */
const mostFound = 1_000;
/** So many of the best-rated of each tag that counts most are compared as well, where not all were found. */
const eachStrong = 20;
/** So far down the list of such a tag they are looked for. */
const lookedThrough = 250;

const card = `users.id as user_id, users.first_name, users.last_name, users.email, ${imageOf()} as profile_image_url,
  mentors.specialty, mentors.email_visible, mentors.profile, mentors.fit_tags, mentors.rating_sum, mentors.rating_count, ${isCheckedFor('mentors.user_id')} as for_young,
  (select array_agg(extract(epoch from slot)::double precision * 1000) from session_slots where mentor_id = mentors.user_id and slot >= now()) as taken`;

/** The tags as the statements take them, those of a level first and then the skills that the talent has: how many of each there are is all that a statement's text says of them. */
type Shape = { levels: number; skills: number; all: number };
const isLevelTag = (tag: string) => tag.startsWith('level:');
/** Less is two to three stars: what somebody has in common brings them no further then. */
const leastRank = 3;

/**
 * What they have in common, times the rating (a few reviews count for little, see `rank`): the best match is of no use with
 * somebody whom nobody recommends. Who helps people of other levels only comes after those who help this one, in each of the two groups.
 * A sum written out: to go through the tags as rows takes three times as long, for each of the hundreds that are compared.
 */
function scoreOf({ levels, all }: Shape): string {
  const numbers = Array.from({ length: all }, (_, index) => index + 1);
  const sum = numbers.map((n) => `case when ${has(n)} then ($2::double precision[])[${n}] else 0 end`).join(' + ') || nothingInCommon;
  const ofLevel = numbers.slice(0, levels).map(has).join(' or ') || 'true';
  return `(${sum}) * mentors.rank * case when ${ofLevel} then 1 else 0.2 end`;
}

const has = (n: number) => `($1::text[])[${n}] = any(mentors.fit_tags)`;

/** Whether they have one of the very skills and are not rated badly: these come first, whatever else others have in common. */
function isExact({ levels, skills }: Shape): string {
  const any = Array.from({ length: skills }, (_, index) => has(levels + index + 1)).join(' or ');
  return any && `(${any}) and mentors.rank >= ${leastRank}`;
}

/** Zero, which names what the statement is given: PostgreSQL wants to know of each value what it is. */
const nothingInCommon = 'coalesce(cardinality($1::text[]) + cardinality($2::double precision[]), 0)';

const bestOfTags = (besides = '') => `select distinct found.mentor_id from unnest($1::text[]) as wanted(tag)
  cross join lateral (select mentor_id from mentor_tags where mentor_tags.tag = wanted.tag${besides} order by rank desc, mentor_id limit $3) as found`;

/** Those that meet a filter, the best-rated first, and one more than are counted. The planner walks them by rating, or sorts what an index of the filter finds. */
const foundBy = (conditions: string) => `select user_id as mentor_id, rank from mentors where state = 'verified' and ${conditions} order by rank desc, user_id limit ${mostFound + 1}`;
/** The same where the filter is one facet, or one of some: each has its mentors in the order of their rating. */
const foundByTags = (tags: string) => `select best.mentor_id, best.rank from unnest(${tags}::text[]) as asked(tag)
  cross join lateral (select mentor_id, rank from mentor_tags where mentor_tags.tag = asked.tag order by rank desc, mentor_id limit ${mostFound + 1}) as best
  order by rank desc, mentor_id limit ${mostFound + 1}`;

const isCut = `(select count(*) > ${mostFound} from found)`;
/** Who is compared: of all that were found, those first who have what counts most; of more than were found, the best of it are fetched. */
const bestFound = (conditions: string) => `(select mentor_id from found where ${isCut} order by rank desc, mentor_id limit $3)
  union (select mentor_id from found join mentors on mentors.user_id = mentor_id where not ${isCut} order by mentors.fit_tags && $4::text[] desc, found.rank desc, mentor_id limit $3)
  union (select best.mentor_id from unnest($4::text[]) as strong(tag) cross join lateral (
    select mentor_id from (select mentor_id, rank as place from mentor_tags where mentor_tags.tag = strong.tag order by rank desc, mentor_id limit ${lookedThrough}) as tagged
    join mentors on mentors.user_id = mentor_id where ${conditions} order by place desc, mentor_id limit ${eachStrong}) as best where ${isCut})`;

/** The part of the directory that is ordered by fit: the candidates with the highest sums. */
const headOf = (candidates: string, shape: Shape) => `select mentors.user_id, row_number() over (order by ${[isExact(shape), scoreOf(shape)].filter(Boolean).map((by) => `${by} desc`).join(', ')}, mentors.rank desc, mentors.user_id) as place
  from (${candidates}) as candidate join mentors on mentors.user_id = candidate.mentor_id order by place limit ${head}`;

const verified = 'select coalesce(max(verified), 0) as total from mentor_count';

/** A page is asked for together with its total: the page may be empty, the total never is. */
const headPage = (shape: Shape, candidates: string, total: string, before = '') => `with ${before}head as (${headOf(candidates, shape)}),
  page as (select ${card}, place from head join mentors using (user_id) join users on users.id = mentors.user_id order by place offset $OFFSET limit $LIMIT)
  select total, ${columnsOf('page', 'user_id first_name last_name email profile_image_url specialty email_visible profile fit_tags rating_sum rating_count for_young taken place')} from (${total}) as counted left join page on true order by place`;
const restPage = (shape: Shape, candidates: string, rest: string, before = '') => `with ${before}head as materialized (${headOf(candidates, shape)})
  select ${card} from (${rest} not in (select user_id from head) order by rank desc, user_id offset $OFFSET - (select count(*) from head) limit $LIMIT) as page
  join mentors using (user_id) join users on users.id = mentors.user_id order by mentors.rank desc, mentors.user_id`;

const numbered = (text: string, first: number) => text.replaceAll('$OFFSET', `$${first}::bigint`).replaceAll('$LIMIT', `$${first + 1}::bigint`);
const statements = (shape: Shape) => ({
  head: numbered(headPage(shape, bestOfTags(), verified), 4),
  rest: numbered(restPage(shape, bestOfTags(), `select user_id, rank from mentors where state = 'verified' and user_id`), 4),
  count: verified,
});

/** The same for who is kept apart from somebody, as if those were not there: few are, so all others go without the conditions. */
const countWithout = (place: string) => `select (${verified}) - (select count(*) from mentors where state = 'verified' and user_id = any(${place}::uuid[])) as total`;
const statementsWithout = (shape: Shape) => ({
  head: numbered(headPage(shape, bestOfTags(' and mentor_id <> all($4::uuid[])'), countWithout('$4')), 5),
  rest: numbered(restPage(shape, bestOfTags(' and mentor_id <> all($4::uuid[])'), `select user_id, rank from mentors where state = 'verified' and user_id <> all($4::uuid[]) and user_id`), 5),
  count: countWithout('$1'),
});

type Conditions = { text: string; values: unknown[]; /** All that is asked for, where it is a tag that is kept in order. */ tags?: string[] };

/** The statements for those that meet the conditions, which take their values from the fifth on. */
function narrowed({ text, values, tags }: Conditions, shape: Shape) {
  const given = [...values, ...(tags ? [tags] : [])];
  const before = `found as materialized (${tags ? foundByTags(`$${4 + given.length}`) : foundBy(text)}), `;
  return {
    given,
    head: numbered(headPage(shape, bestFound(text), 'select count(*) as total from found', before), 5 + given.length),
    rest: numbered(restPage(shape, bestFound(text), 'select mentor_id as user_id, rank from found where mentor_id', before), 5 + given.length),
  };
}

/** What is asked for as a condition, its values numbered from the fifth on; undefined where nothing is. */
function conditionsOf({ q, filter: { facets = [], oneOf, upTo, freeBefore, forYoung } = {}, without = [] }: Wanted): Conditions | undefined {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${4 + values.push(one)}`;
  const asked = q && `like search_words(${value(`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)})`;
  const texts = [
    asked && `search ${asked}`,
    asked && forYoung && `mentor_search_text(mentors.user_id, mentors.specialty, false) ${asked}`, // an address that they are not shown is not to be guessed by parts
    facets.length > 0 && `facets @> ${value(facets)}::text[]`,
    oneOf && `facets && ${value(oneOf)}::text[]`,
    upTo && `lite_price <= case lite_currency when 'USD' then ${value(upTo.USD)}::double precision else ${value(upTo.NGN)}::double precision end`,
    forYoung && isCheckedFor('mentors.user_id'),
    freeBefore && `(free_from is null or free_from < ${value(freeBefore.toISOString())}::timestamptz)`,
  ].filter((text) => typeof text === 'string' && text !== '');
  if (texts.length === 0) return undefined;
  if (without.length > 0) texts.push(`mentors.user_id <> all(${value(without)}::uuid[])`);
  const alone = texts.length > 1 ? [] : facets.length === 1 ? facets : (oneOf ?? []);
  return { text: texts.join(' and '), values, ...(alone.length > 0 && { tags: alone.map((facet) => `=${facet}`) }) };
}

export type Found = {
  rows: ListedRow[];
  wanted: WantedFit;
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
};

/** One page of verified mentors for a talent, with how many there are in all. */
export async function findMentors(database: Database, answers: SurveyFields, { fit, book }: { fit: Fit; book: SkillBook }, asked: Wanted): Promise<Found> {
  const { page, limit, without = [] } = asked;
  const fits = wantedFit(answers, fit, book, await offeredOf(database, skillTags(answers, book)));
  const wanted = fits.tags;
  const conditions = conditionsOf(asked);
  const exact = new Set(fits.skills.filter(({ near }) => !near).map(({ id }) => skillTag + id));
  const place = ({ tag }: WantedTag) => (isLevelTag(tag) ? 0 : exact.has(tag) ? 1 : 2);
  const compared = wanted.toSorted((a, b) => place(a) - place(b));
  const shape = { levels: compared.filter(({ tag }) => isLevelTag(tag)).length, skills: compared.filter(({ tag }) => exact.has(tag)).length, all: compared.length };
  const narrow = conditions && narrowed(conditions, shape);
  const strong = wanted.filter(({ tag, weight }) => weight === wanted[0]?.weight || (isSkillTag(tag) && weight >= fit.skills.weight / 2)).map(({ tag }) => tag);
  const shared = [compared.map(({ tag }) => tag), compared.map(({ weight }) => weight), mostCompared, ...(narrow ? [strong, ...narrow.given] : without.length > 0 ? [without] : [])];
  const all = (without.length > 0 ? statementsWithout : statements)(shape);
  const offset = (page - 1) * limit;
  const inHead = [...shared, Math.min(offset, head), Math.max(0, Math.min(limit, head - offset))];
  const first = await (narrow ? withTotal(database, narrow.head, inHead) : offset < head ? withTotal(database, all.head, inHead) : counted(database, all.count, without.length > 0 ? [without] : []));
  const { rows } = first;
  const total = narrow ? Math.min(first.total, mostFound) : first.total;
  if (rows.length < limit && offset + rows.length < total) {
    const more = await database.query<ListedRow>(narrow ? narrow.rest : all.rest, [...shared, offset + rows.length, limit - rows.length]);
    rows.push(...more);
  }
  return { rows, wanted: fits, total, isMore: first.total > total };
}

/** So many mentors with a skill are counted: beyond, it is common. */
const mostCounted = 500;
/** What was common stays so for ten minutes, without being counted anew for everybody who has it; what is rare is counted fast. */
const common = new WeakMap<Database, Map<string, number>>();
const commonFor = 10 * 60_000;

/** How many mentors have each skill that a talent has. */
async function offeredOf(database: Database, tags: readonly string[], now = Date.now()): Promise<Offered> {
  if (tags.length === 0) return { counts: new Map(), total: 0 };
  const known = common.get(database) ?? new Map<string, number>();
  common.set(database, known);
  const isKnown = (tag: string) => (known.get(tag) ?? 0) > now;
  const rows = await database.query<{ tag: string; had: number; total: number }>(
    `select wanted.tag, (select count(*) from (select 1 from mentor_tags where mentor_tags.tag = wanted.tag limit ${mostCounted}) as found) as had, (${verified}) as total from unnest($1::text[]) as wanted(tag)`,
    [tags.filter((tag) => !isKnown(tag))],
  );
  for (const { tag, had } of rows) if (had === mostCounted) known.set(tag, now + commonFor);
  const counts = tags.map((tag) => [tag, rows.find((row) => row.tag === tag)?.had ?? mostCounted] as const);
  return { counts: new Map(counts.map(([tag, had]) => [tag.slice(tag.indexOf(':') + 1), had])), total: Math.min(rows[0]?.total ?? mostCounted, mostCounted) };
}

async function withTotal(database: Database, statement: string, values: readonly unknown[]): Promise<{ rows: ListedRow[]; total: number }> {
  const answered = await database.query<(ListedRow | { user_id: null }) & { total: number }>(statement, values);
  return { rows: answered.filter((row) => row.user_id !== null), total: answered[0]?.total ?? 0 };
}

/** Beyond the head, which need not be worked out for it. */
async function counted(database: Database, statement: string, values: readonly unknown[]): Promise<{ rows: ListedRow[]; total: number }> {
  const [row] = await database.query<{ total: number }>(statement, values);
  return { rows: [], total: row?.total ?? 0 };
}

export function presentCard(row: CardRow, wanted: WantedFit, nextFree: number | undefined, isReaderYoung: boolean): MentorCard {
  const rating = ratingOf(row);
  return {
    ...whoIs(row, isReaderYoung),
    rating,
    line: firstSentence(row.profile.shortBio ?? ''),
    languages: row.profile.languages ?? [],
    nextFree: nextFree === undefined ? null : new Date(nextFree).toISOString(),
    reasons: reasonsFor(row.fit_tags, wanted, rating),
  };
}

/** A line in the mentor's own words: the first sentence, where it is short enough to be one. */
function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?؟。])\s/u);
  return first.length <= 140 ? first : '';
}
