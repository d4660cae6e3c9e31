import type { Documents } from '@bridge/content';
import { isPastDay, offerEnd, opportunityLimits, type OfferEnd, type OpportunityKind } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import type { Content } from '../core/content.ts';
import type { Database } from '../database/database.ts';
import { isCheckedFor, isSuspended } from '../safeguarding/face.ts';
import { knownWords } from './known-words.ts';

/** An opportunity that is offered now, whoever offers it. `id` is what the calls know it by. */
export type Offer = {
  id: string;
  kind: OpportunityKind;
  title: string;
  organisation: string;
  category: string | null;
  location: string;
  terms: string;
  description: string;
  industries: readonly string[];
  skills: readonly string[];
  /** Its last day to apply, its first day of work: days of the calendar, in UTC. */
  deadline: string | null;
  start: string | null;
  places: number | null;
  pay: string;
  /** Taken down by its partner; only who knows its id still finds it. */
  closed: boolean;
  sample: boolean;
  /** The partner's post behind it. */
  postId: string | null;
  partnerId: string | null;
  /** Whether people under 18 may apply: the product's own programmes, and partners whom the staff has checked. */
  forYoung: boolean;
};

export type PostRow = Omit<Offer, 'sample' | 'postId' | 'partnerId'> & { partner_id: string };
type Reads = Pick<Database, 'query'>;
/** Whether the partner of a post was checked for people under 18. */
export const isChecked = isCheckedFor('posts.partner_id');
export const postColumns = `id::text, partner_id::text, kind, title, organisation, category, location, terms, description, industries, skills, deadline, starts_on as start, places, pay, state = 'closed' as closed, ${isChecked} as "forYoung"`;
/** Whether a post's last day has not passed, as `offerEnd` has it. */
export const isDue = "(deadline is null or deadline >= (now() at time zone 'utc')::date)";

/** Whether a post is offered: published, by somebody whom the staff does not keep out at present. */
export const isOffered = `(state = 'published' and not ${isSuspended('partner_id')})`;

/** Whether others may read it: it is offered, or was when its partner took it down. */
const isRead = `(${isOffered} or state = 'closed' and closed_from = 'published')`;

/** Who reads, where that is known: posts of partners from whom they are kept apart are not there. */
type Reader = string | undefined;
export const isForReader = (place: string) => `(${place}::uuid is null or not ${apart('partner_id', place)})`;

/** Everything that is offered now, full or not: partners' posts, the newest first, then content in its own order. */
export async function offers(database: Reads, content: Content, locale: string, reader?: Reader, now = new Date()): Promise<Offer[]> {
  return [...inLanguage(await publishedPosts(database, opportunityLimits.mostListed, reader), content, locale), ...contentOffers(content, now, locale)];
}

/** Posts that are published and whose last day has not passed, the newest first; all of them, or those of a kind with a title. */
export async function publishedPosts(database: Reads, most: number, reader?: Reader, named?: { kind: OpportunityKind; title: string }): Promise<Offer[]> {
  const isNamed = named ? ' and kind = $3 and lower(title) = lower($4)' : '';
  const rows = await database.query<PostRow>(`select ${postColumns} from posts where ${isOffered} and ${isDue} and ${isForReader('$2')}${isNamed} order by published_at desc, id limit $1`, [most, reader ?? null, ...(named ? [named.kind, named.title] : [])]);
  return rows.map(offerOf);
}

/** Posts as somebody reads them in a language: what their partners typed, but for words that content knows. */
export function inLanguage(posts: readonly Offer[], content: Content, locale: string): Offer[] {
  const say = knownWords(content, locale);
  return posts.map((post) => ({ ...post, location: say(post.location), terms: say(post.terms), pay: say(post.pay) }));
}

/** The offer with this id, also where it takes no application any more; nothing where nobody may read it. */
export async function findOffer(database: Reads, content: Content, id: string, locale?: string, reader?: Reader, now = new Date()): Promise<Offer | undefined> {
  const [offer] = await findOffers(database, content, [id], locale, reader, now);
  return offer;
}

/** The offers with these ids. */
export async function findOffers(database: Reads, content: Content, ids: readonly string[], locale?: string, reader?: Reader, now = new Date()): Promise<Offer[]> {
  const posts = ids.filter((id) => id.startsWith('post.')).map((id) => id.slice('post.'.length));
  const rows = posts.length > 0 ? await database.query<PostRow>(`select ${postColumns} from posts where ${isRead} and id = any($1::uuid[]) and ${isForReader('$2')} order by published_at desc, id`, [posts, reader ?? null]) : [];
  const found = rows.map(offerOf);
  return [...(locale === undefined ? found : inLanguage(found, content, locale)), ...dueOffers(content, now, locale).filter(({ id }) => ids.includes(id))];
}

export function offerOf({ partner_id, ...row }: PostRow): Offer {
  return { ...row, id: `post.${row.id}`, sample: false, postId: row.id, partnerId: partner_id };
}

/** How many were taken for each of these offers: those that were invited. */
export async function takenFor(database: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ target: string; taken: number }>(`select target, count(*) as taken from applications where state = 'invited' and target = any($1::text[]) group by target`, [ids]);
  return new Map(rows.map(({ target, taken }) => [target, taken]));
}

/** What keeps others from applying for an offer. */
export function endOf({ closed, deadline, places }: Pick<Offer, 'closed' | 'deadline' | 'places'>, taken = 0, now = new Date()): OfferEnd | null {
  return offerEnd({ closed, deadline: deadline ?? '', places }, taken, now);
}

/** The entries of content/lists that are published today and whose last day has not passed. */
export function contentOffers(content: Content, now: Date, locale?: string): Offer[] {
  return dueOffers(content, now, locale).filter(({ deadline }) => !isPastDay(deadline ?? '', now));
}

function dueOffers(content: Content, now: Date, locale?: string): Offer[] {
  const today = now.toISOString().slice(0, 10);
  const projects = content.document('lists/opportunities', locale).items.filter((item) => isPublished(item, today));
  const openings = content.document('lists/openings', locale).items.filter((item) => isPublished(item, today));
  const own = content.document('brand').name;
  return [
    ...projects.map((item) => ({ ...shared(item), id: `project.${item.id}`, kind: 'project' as const, organisation: item.company, category: item.type, location: item.location, terms: item.duration, industries: item.industries ?? [], skills: item.skills ?? [] })),
    ...openings.map((item) => ({ ...shared(item), id: `opening.${item.id}`, kind: 'opening' as const, organisation: own, category: null, location: item.place, terms: item.type, industries: item.industries ?? [], skills: item.skills ?? [] })),
  ];
}

type Entry = Documents['lists/opportunities']['items'][number] | Documents['lists/openings']['items'][number];

function shared({ title, description, sample, deadline, start, places, pay = '' }: Entry) {
  const terms = { deadline: deadline ?? null, start: start ?? null, places: places ?? null, pay };
  return { title, description: withoutMarks(description), ...terms, closed: false, sample: sample === true, postId: null, partnerId: null, forYoung: true };
}

function isPublished({ publishFrom, publishUntil }: Entry, today: string): boolean {
  return (!publishFrom || publishFrom <= today) && (!publishUntil || today <= publishUntil);
}

/** Texts of content may have **bold**, *emphasis* and [links](/path); these lists show none. */
function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/\*{1,2}(.+?)\*{1,2}/g, '$1');
}
