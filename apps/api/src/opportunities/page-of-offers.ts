import type { OpportunityKind } from '@bridge/model';
import type { Content } from '../core/content.ts';
import type { Database } from '../database/database.ts';
import { contentOffers, inLanguage, isChecked, isForReader, isOffered, offerOf, postColumns, isDue, type Offer, type PostRow } from './catalogue.ts';
import { fitOf, industryTenths, type Interests } from './fit.ts';

export type Asked = {
  page: number;
  limit: number;
  q: string;
  kind?: OpportunityKind | undefined;
  category?: string | undefined;
  /** Only what there is a reason for. */
  fitting: boolean;
  /** Only what people under 18 may apply for. */
  forYoung: boolean;
  interests: Interests;
  reader: string;
  locale: string;
};
/** Offers that fit alike: so many posts, then entries of content. */
type Level = { posts: number; entries: readonly Offer[] };

/**
 * A page of what is offered now: what fits best first; of what fits alike posts, the newest first, then content in its
 * own order. Posts are narrowed, ordered and counted by the database, however many there are; content is at hand.
 */
export async function pageOfOffers(database: Pick<Database, 'query'>, content: Content, asked: Asked): Promise<{ found: Offer[]; total: number }> {
  const { condition, fit, values } = wanted(asked);
  const counted = await database.query<{ fit: number; posts: number }>(`select fit, count(*) as posts from (select ${fit} as fit from posts where ${condition}) as fitted group by fit`, values);
  const posts = new Map(counted.map((row) => [row.fit, row.posts]));
  const entries = Map.groupBy(contentOffers(content, new Date(), asked.locale).filter((offer) => isWanted(offer, asked)), (offer) => fitOf(offer, asked.interests));
  const levels = [...new Set([...posts.keys(), ...entries.keys()])].toSorted((one, other) => other - one).filter((level) => level > 0 || !asked.fitting)
    .map((level): Level => ({ posts: posts.get(level) ?? 0, entries: entries.get(level) ?? [] }));
  const { places, skipped } = placesOn(levels, asked);
  const shown = places.filter((place) => place === 'post').length;
  const rows = shown === 0 ? [] : await database.query<PostRow>(
    `select ${postColumns} from posts where ${condition} order by ${fit} desc, published_at desc, id offset $${values.length + 1} limit $${values.length + 2}`, [...values, skipped, shown],
  );
  const next = inLanguage(rows.map(offerOf), content, asked.locale).values();
  const found = places.flatMap((place) => (place === 'post' ? (next.next().value ?? []) : place)); // one may have gone in between
  return { found, total: levels.reduce((sum, level) => sum + level.posts + level.entries.length, 0) };
}

/** The same page of a few offers that are at hand. */
export function pageOf(offers: readonly Offer[], asked: Asked): { found: Offer[]; total: number } {
  const fit = (offer: Offer) => fitOf(offer, asked.interests);
  const all = offers.filter((offer) => isWanted(offer, asked)).toSorted((one, other) => fit(other) - fit(one));
  return { found: all.slice((asked.page - 1) * asked.limit, asked.page * asked.limit), total: all.length };
}

/** What stands on the page, place by place, and how many posts stand before it. */
function placesOn(levels: readonly Level[], { page, limit }: Pick<Asked, 'page' | 'limit'>): { places: (Offer | 'post')[]; skipped: number } {
  const places: (Offer | 'post')[] = [];
  let [before, skipped] = [0, 0];
  const part = (length: number) => {
    const cut = (at: number) => Math.min(Math.max(at - before, 0), length);
    const [from, to] = [cut((page - 1) * limit), cut(page * limit)];
    before += length;
    return { from, to };
  };
  for (const { posts, entries } of levels) {
    const ofPosts = part(posts);
    skipped += ofPosts.to > ofPosts.from ? ofPosts.from : places.length === 0 ? posts : 0;
    places.push(...Array.from({ length: ofPosts.to - ofPosts.from }, () => 'post' as const));
    const ofEntries = part(entries.length);
    places.push(...entries.slice(ofEntries.from, ofEntries.to));
  }
  return { places, skipped };
}

function wanted({ q, kind, category, forYoung, interests, reader }: Asked) {
  const values: unknown[] = [reader, [...interests.industry.keys()], interests.wishes.map(({ id }) => id), interests.wishes.map(({ tenths }) => tenths)];
  const value = (one: unknown) => `$${values.push(one)}`;
  const conditions = [
    isOffered, isDue, isForReader('$1'),
    kind && `kind = ${value(kind)}`,
    category && `category = ${value(category)}`,
    q && `search like search_words(${value(`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)})`,
    forYoung && isChecked,
  ];
  const fit = `((select count(*) * ${industryTenths} from unnest(industries) as had where had = any($2::text[])) + (select coalesce(sum(tenths), 0) from unnest($3::text[], $4::int[]) as wish(id, tenths) where id = any(skills)))::int`;
  return { condition: conditions.filter(Boolean).join(' and '), fit, values };
}

/** The same for an offer that is at hand. */
function isWanted({ kind, category, title, organisation, description }: Offer, asked: Asked): boolean {
  return (!asked.kind || kind === asked.kind) && (!asked.category || category === asked.category) && [title, organisation, description].some((text) => searched(text).includes(searched(asked.q)));
}

/** As search_words in the database has it. */
function searched(text: string): string {
  return text.toLowerCase().replaceAll(/[ \u00a0\u2010-\u2014-]+/g, ' ');
}
