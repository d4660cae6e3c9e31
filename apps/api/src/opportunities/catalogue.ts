import type { Documents } from '@bridge/content';
import { opportunityLimits, type OpportunityKind } from '@bridge/model';
import type { Content } from '../core/content.ts';
import type { Database } from '../database/database.ts';
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
  sample: boolean;
  /** The partner's post behind it. */
  postId: string | null;
  partnerId: string | null;
};

type PostRow = Omit<Offer, 'sample' | 'postId' | 'partnerId'> & { partner_id: string };
const postColumns = 'id::text, partner_id::text, kind, title, organisation, category, location, terms, description, industries, skills';

/** Everything that is offered now: partners' posts, the newest first, then content in its own order. */
export async function offers(database: Pick<Database, 'query'>, content: Content, locale: string, now = new Date()): Promise<Offer[]> {
  return [...inLanguage(await publishedPosts(database, opportunityLimits.mostListed), content, locale), ...contentOffers(content, now, locale)];
}

/** Posts that are published, the newest first. */
export async function publishedPosts(database: Pick<Database, 'query'>, most: number): Promise<Offer[]> {
  const rows = await database.query<PostRow>(`select ${postColumns} from posts where state = 'published' order by published_at desc, id limit $1`, [most]);
  return rows.map(offerOf);
}

/** Posts as somebody reads them in a language: what their partners typed, but for words that content knows. */
export function inLanguage(posts: readonly Offer[], content: Content, locale: string): Offer[] {
  const say = knownWords(content, locale);
  return posts.map((post) => ({ ...post, location: say(post.location), terms: say(post.terms) }));
}

/** The offer with this id; nothing where it is not offered any more. */
export async function findOffer(database: Pick<Database, 'query'>, content: Content, id: string, locale?: string, now = new Date()): Promise<Offer | undefined> {
  if (!id.startsWith('post.')) return contentOffers(content, now, locale).find((offer) => offer.id === id);
  const [row] = await database.query<PostRow>(`select ${postColumns} from posts where state = 'published' and id = $1::uuid`, [id.slice('post.'.length)]);
  return row && offerOf(row);
}

function offerOf({ partner_id, ...row }: PostRow): Offer {
  return { ...row, id: `post.${row.id}`, sample: false, postId: row.id, partnerId: partner_id };
}

/** The entries of content/lists that are published today. */
export function contentOffers(content: Content, now: Date, locale?: string): Offer[] {
  const today = now.toISOString().slice(0, 10);
  const projects = content.document('lists/opportunities', locale).items.filter((item) => isDue(item, today));
  const openings = content.document('lists/openings', locale).items.filter((item) => isDue(item, today));
  const own = content.document('brand').name;
  return [
    ...projects.map((item) => ({ ...shared(item), id: `project.${item.id}`, kind: 'project' as const, organisation: item.company, category: item.type, location: item.location, terms: item.duration, industries: item.industries ?? [], skills: item.skills ?? [] })),
    ...openings.map((item) => ({ ...shared(item), id: `opening.${item.id}`, kind: 'opening' as const, organisation: own, category: null, location: item.place, terms: item.type, industries: item.industries ?? [], skills: item.skills ?? [] })),
  ];
}

type Entry = Documents['lists/opportunities']['items'][number] | Documents['lists/openings']['items'][number];

function shared({ title, description, sample }: Entry) {
  return { title, description: withoutMarks(description), sample: sample === true, postId: null, partnerId: null };
}

function isDue({ publishFrom, publishUntil }: Entry, today: string): boolean {
  return (!publishFrom || publishFrom <= today) && (!publishUntil || today <= publishUntil);
}

/** Texts of content may have **bold**, *emphasis* and [links](/path); these lists show none. */
function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/\*{1,2}(.+?)\*{1,2}/g, '$1');
}
