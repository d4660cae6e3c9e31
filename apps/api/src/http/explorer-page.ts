import type { FastifyReply, FastifyRequest } from 'fastify';
import { calendarDay, opportunityLimits, opportunityRooms } from '@bridge/model';
import type { Services } from '../core/services.ts';
import { endOf, inLanguage, publishedPosts, takenFor, type Offer } from '../opportunities/face.ts';
import { prefixes } from './locale-of.ts';
import type { Web } from './static.ts';

/**
 * The pages that list opportunities of content, with what partners have published among them. The build leaves an empty
 * card of each category in them (libs/site, explorer.tsx), so that cards look alike whoever offers what they show.
 */
export function createExplorer(services: Services, web: Web): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined {
  return (request, reply) => {
    const asked = request.url.split('?', 1)[0] ?? '';
    if (!isExplorer(asked)) return undefined;
    const page = web.page(request, asked);
    return page?.html.includes('data-posts=') ? answer(reply, page) : undefined;
  };

  /** Asked each time: what is published while the server runs may have explorers elsewhere. */
  function isExplorer(asked: string): boolean {
    return explorers(services).some((path) => asked === path || path === asked.slice(0, asked.lastIndexOf('/')));
  }

  async function answer(reply: FastifyReply, page: NonNullable<ReturnType<Web['page']>>) {
    // Where the database is away for a moment, content is still worth showing.
    const posts = await openPosts(services.database).catch((error: unknown) => (services.report(error), []));
    return page.send(reply, withPosts(page.html, inLanguage(posts, services.content, languageOf(page.html))));
  }
}

/** Posts that can be applied for. */
async function openPosts(database: Services['database']): Promise<Offer[]> {
  const posts = await publishedPosts(database, opportunityLimits.publicPosts);
  const taken = await takenFor(database, posts.map(({ id }) => id));
  return posts.filter((post) => !endOf(post, taken.get(post.id)));
}

/** Pages of content with an explorer, in every language. */
function explorers({ content }: Services): string[] {
  const version = content.version?.();
  if (version !== undefined && version === known?.version) return known.paths;
  const pages = content.ids().filter((id) => id.startsWith('pages/')).map((id) => content.document(id as 'pages/x')); // the id says that it is a page
  const paths = pages.filter(({ blocks }) => blocks.some((block) => block.type === 'opportunities' && block.explorer)).flatMap(({ path }) => prefixes(content).map(({ prefix }) => prefix + path));
  known = version === undefined ? undefined : { version, paths };
  return paths;
}

let known: { version: string; paths: string[] } | undefined;

const emptyCards = /<div[^>]* data-posts="([^"]*)"[^>]*>([\s\S]*?)<span[^>]* data-posts-end=""[^>]*><\/span>/;
const status = /(<p[^>]* role="status" data-found="([^"]*)"[^>]*>)[^<]*/;

/** The page with a card for each post, before those of content, and without the empty ones. */
export function withPosts(html: string, posts: readonly Offer[]): string {
  const [, ids = '', empty = ''] = emptyCards.exec(html) ?? [];
  const cards = empty.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const cardOf = new Map(ids.split(' ').map((id, index) => [id, cards[index]]));
  const shown = posts.flatMap((post) => {
    const card = cardOf.get(post.category ?? '');
    return card ? [filled(card, post, languageOf(html))] : [];
  });
  const plain = html.replace(emptyCards, '');
  if (shown.length === 0) return plain;
  const count = shown.length + (plain.match(/<article class="[^"]*br-opportunity /g)?.length ?? 0);
  return plain
    .replace(/<div class="[^"]*br-opportunities[^"]*"[^>]*>/, (list) => list.replace(/data-count="\d+"/, `data-count="${count}"`) + shown.join(''))
    .replace(status, (_, start: string, forms: string) => start + escape(inWords(forms, count, languageOf(html))))
    .replace(/<div class="br-state" data-none=""(?! hidden)/, (none) => `${none} hidden=""`);
}

function filled(card: string, { id, kind, title, organisation, location, terms, description, deadline, start, places, pay }: Offer, locale: string): string {
  const day = (date: string | null) => (date ? calendarDay(date, locale) : '');
  const open = { DEADLINE: day(deadline), START: day(start), PLACES: places === null ? '' : new Intl.NumberFormat(locale).format(places), PAY: pay };
  const words: Record<string, string> = { TITLE: title, COMPANY: organisation, LOCATION: location, TERMS: terms, DESCRIPTION: description, ID: id.slice('post.'.length), ROOM: opportunityRooms[kind], ...open };
  const searched = [title, organisation, description].join('\n').toLowerCase();
  const said = card.replace(/<bdi data-term="(\w+)">[^<]*<\/bdi>/g, (whole, term: string) => (words[term.toUpperCase()] ? whole : '')).replace(/<p[^>]* data-terms="">\s*<\/p>/, '');
  return said.replace(/ data-text="[^"]*"/, () => ` data-text="${escape(searched)}"`).replace(/__([A-Z]+)__/g, (whole, name: string) => (Object.hasOwn(words, name) ? escape(words[name] ?? '') : whole));
}

function languageOf(html: string): string {
  return /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? 'en';
}

/** "3 opportunities", in the forms that the page brings with it. */
function inWords(forms: string, count: number, locale: string): string {
  const known = JSON.parse(forms.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')) as Partial<Record<Intl.LDMLPluralRule, string>>; // explorer.tsx wrote it
  const form = known[new Intl.PluralRules(locale).select(count)] ?? known.other ?? '{{count}}';
  return form.replace(/\{\{\s*count\s*\}\}/, new Intl.NumberFormat(locale).format(count));
}

/** Whatever a partner typed stays text: in an attribute as well as between tags. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
