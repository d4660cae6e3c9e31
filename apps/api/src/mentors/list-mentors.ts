import { isPerhapsYoung, wallAt, type contract, type ParsedQueryOf } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Handler } from '../core/call-handler.ts';
import { skillBook } from '../content/skills.ts';
import { mentorTopics } from '../content/mentor-topics.ts';
import { apartFrom } from '../blocks/face.ts';
import type { Content } from '../core/content.ts';
import { forYoungReader } from '../safeguarding/face.ts';
import { toldOf } from './card-row.ts';
import { findMentors, presentCard, type Filter } from './directory.ts';
import { nextFreeOf } from './next-free.ts';
import { reasonWords } from './reason-words.ts';

const week = 7 * 86_400_000;
/** Near enough to meet in the daytime of both. */
const hoursNear = 3;
/** So often a page is looked for anew when some on it turn out to be booked up; then it is shown as it is. */
const mostLooks = 5;

export const listMentors: Handler<typeof contract.listMentors> = async ({ query, caller }, { database, content, meetsTheYoung, words: { locale } }) => {
  const { profile, time_zone: timeZone, birth_month: birthMonth } = caller.user;
  const young = isPerhapsYoung(birthMonth, new Date());
  const rules = content.document('mentors/sessions');
  const until = Date.now() + week;
  const without = await apartFrom(database, caller.user.id);
  const topics = mentorTopics(content, locale);
  const languages = languagesOf(content);
  const known = { topic: topics.find(({ value }) => value === query.topic)?.value, language: languages.find((code) => code === query.language) }; // an address from elsewhere may name others: they narrow nothing
  const filter = { ...filterOf({ ...query, ...known }, rules, timeZone ?? query.timeZone ?? 'UTC', until), forYoung: young };
  const look = async (left: number): Promise<{ found: Awaited<ReturnType<typeof findMentors>>; free: Map<string, number> }> => {
    const found = await findMentors(database, profile, { fit: content.document('mentors/fit'), book: skillBook(content) }, { ...query, filter, without });
    const free = nextFreeOf(found.rows, rules);
    const late = query.free ? found.rows.filter(({ user_id }) => (free.get(user_id) ?? Infinity) >= until) : [];
    if (late.length === 0 || left === 0) return { found, free };
    // What was found out about them is kept, until their hours or bookings change.
    await database.query(
      `update mentors set free_from = coalesce(late.free_from::timestamptz, 'infinity') from unnest($1::uuid[], $2::text[]) as late(user_id, free_from) where mentors.user_id = late.user_id`,
      [late.map(({ user_id }) => user_id), late.map(({ user_id }) => isoOf(free.get(user_id)))],
    );
    return look(left - 1);
  };
  const { found, free } = await look(mostLooks);
  const say = reasonWords(content, locale);
  const mentors = found.rows.map((row) => (young ? { ...row, ...forYoungReader(toldOf(row), { content }) } : row)).map((row) => presentCard(row, found.wanted, free.get(row.user_id), young)).map((mentor) => ({ ...mentor, reasons: mentor.reasons.map(say) }));
  return { success: true, mentors, total: found.total, ...(found.isMore && { isMore: true }), ...(young && { young }), ...(young && !meetsTheYoung && { paused: true as const }), page: query.page, limit: query.limit, timeZone, filters: { topics, languages, upTo: rules.lowPrice } };
};

function filterOf({ topic, language, price, zone, free }: Pick<ParsedQueryOf<typeof contract.listMentors>, 'price' | 'zone' | 'free'> & { topic: string | undefined; language: string | undefined }, rules: SessionRules, timeZone: string, until: number): Filter {
  const facets = [topic && `topic:${topic}`, language && `language:${language}`, price === 'free' && 'price:free'].filter((facet) => typeof facet === 'string');
  return {
    facets,
    ...(price === 'low' ? { upTo: rules.lowPrice } : {}),
    ...(zone ? { oneOf: zonesNear(timeZone) } : {}),
    ...(free ? { freeBefore: new Date(until) } : {}),
  };
}

function zonesNear(timeZone: string): string[] {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const own = Math.round((wallAt(now, timeZone) - now) / 3_600_000);
  return Array.from({ length: 2 * hoursNear + 1 }, (_, n) => `utc:${own - hoursNear + n}`);
}

function languagesOf(content: Content): string[] {
  const { phases, sends } = content.document('onboarding/mentor');
  const question = phases.flatMap(({ questions }) => questions).find(({ id }) => id === sends.languages);
  return question && 'options' in question ? question.options.map(({ value }) => value) : [];
}

function isoOf(instant: number | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString();
}
