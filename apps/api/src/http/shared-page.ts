import { createHash } from 'node:crypto';
import { roadmapImage, shareImage } from '@bridge/share-image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/services.ts';
import { presentShared } from '../sharing/present.ts';
import { findShared, type SharedRow } from '../sharing/store.ts';
import type { Web } from './static.ts';

const path = '/blueprint-share';
const longest = 200; // of a description: services that show links cut it anyway
const kept = 64;

type PageRequest = { Querystring: Record<string, unknown>; Params: { locale?: string } };
type PictureRequest = { Params: { locale?: string; picture: string } };

/**
 * The page of a shared blueprint: the screen is drawn in the browser, but its title, description and picture are the
 * person's own in the HTML, for services that show a link. Not shared, no longer shared and unknown are one and the same.
 */
export function addSharedPage(app: FastifyInstance, { database, content }: Services, web: Web): void {
  const pictures = new Map<string, Buffer>();

  for (const prefix of ['', '/:locale']) {
    app.route<PageRequest>({ method: ['GET', 'HEAD'], url: `${prefix}${path}`, handler: page });
    app.route<PictureRequest>({ method: ['GET', 'HEAD'], url: `${prefix}${path}/:picture`, handler: picture });
  }

  async function picture({ params }: FastifyRequest<PictureRequest>, reply: FastifyReply) {
    const locale = localeOf(params.locale);
    const id = /^(.+)\.png$/.exec(params.picture)?.[1];
    const shared = locale && id ? await findShared(database, id) : undefined;
    if (!shared) return reply.callNotFound();
    // Asked for again each time: who stops sharing stops it at once.
    return reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' }).type('image/png').send(draw(shared, locale));
  }

  async function page(request: FastifyRequest<PageRequest>, reply: FastifyReply) {
    const locale = localeOf(request.params.locale);
    if (!locale) return reply.callNotFound();
    const id = typeof request.query['id'] === 'string' ? request.query['id'] : '';
    const shared = id ? await findShared(database, id) : undefined;
    const made = web.screen(request, request.url.split('?', 1)[0] ?? path, shared ? headOf(shared, id, locale) : { tags: '<meta name="robots" content="noindex">' });
    if (!made) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': made.policy });
    return reply.code(id && !shared ? 404 : 200).type('text/html; charset=utf-8').send(made.html);
  }

  /** The language of an address: undefined for one that is none, or that has an address without it. */
  function localeOf(prefix: string | undefined): string | undefined {
    const { source, locales } = content.document('locales');
    if (prefix === undefined) return source;
    return prefix !== source && locales.some(({ code }) => code === prefix) ? prefix : undefined;
  }

  function headOf(shared: SharedRow, id: string, locale: string): { title: string; tags: string } {
    const { careerVision } = presentShared(shared).careerBlueprint.structuredJson;
    const { name } = content.document('brand', locale);
    const title = wordOf('title', shared, locale);
    const letters = [...careerVision];
    const description = letters.length > longest ? `${letters.slice(0, longest - 1).join('').trimEnd()}…` : careerVision;
    const home = `${web.origin}${locale === content.document('locales').source ? '' : `/${locale}`}${path}`;
    const picture = `${home}/${id}.png`;
    const address = `${home}?id=${id}`;
    const tags = [
      ['name', 'description', description],
      ['name', 'robots', 'noindex'], // for those who are given the link
      ['property', 'og:type', 'profile'],
      ['property', 'og:site_name', name],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', address],
      ['property', 'og:image', picture],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', wordOf('picture', shared, locale)],
      ['name', 'twitter:card', 'summary_large_image'],
    ].map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escape(value ?? '')}">`);
    return { title: escape(`${title} · ${name}`), tags: `${tags.join('')}<link rel="canonical" href="${escape(address)}">` };
  }

  function wordOf(key: 'title' | 'picture', { firstName, lastName }: SharedRow, locale?: string): string {
    const words = content.document('messages/sharing', locale) as Record<typeof key, string>; // the content check has made sure of it
    return words[key].replace('{{firstName}}', () => firstName).replace('{{lastName}}', () => lastName);
  }

  function draw(shared: SharedRow, locale?: string): Buffer {
    const title = wordOf('title', shared, locale);
    const brand = content.document('brand', locale).name;
    const years = presentShared(shared).careerBlueprint.progress;
    const key = createHash('sha256').update(JSON.stringify([title, brand, years])).digest('hex');
    const known = pictures.get(key);
    if (known) return known;
    if (pictures.size >= kept) pictures.clear();
    const picture = years ? roadmapImage({ title, brand, years }) : shareImage(title, brand);
    pictures.set(key, picture);
    return picture;
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
