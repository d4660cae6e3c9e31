import { initials, leadOf } from '@bridge/model';
import type { Drawing } from '@bridge/share-image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { network } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { createPictures } from '../sharing/pictures.ts';
import { presentShared } from '../sharing/present.ts';
import { findShared, type SharedRow } from '../sharing/store.ts';
import { originOf } from './origin-of.ts';
import type { Web } from './static.ts';

const path = '/blueprint-share';
const longest = 200; // of a description: services that show links cut it anyway

/** What the head of a page says: its meta tags by the attribute that names them, their name and their content. */
type Head = { title: string; address: string; tags: [kind: 'name' | 'property', key: string, value: string][] };
type PageRequest = { Querystring: Record<string, unknown>; Params: { locale?: string } };
type PictureRequest = { Params: { locale?: string; picture: string } };

/**
 * The page of a shared blueprint: the build has drawn it, and its name, vision, title, description and picture become the
 * person's own in the HTML, for readers and for services that show a link. Not shared, no longer shared and unknown are
 * one and the same.
 */
export function addSharedPage(app: FastifyInstance, services: Services, web: Web, drawing?: Drawing): void {
  const { database, content } = services;
  const pictures = createPictures(services, drawing);
  app.addHook('onClose', () => pictures.close());

  for (const prefix of ['', '/:locale']) {
    app.route<PageRequest>({ method: ['GET', 'HEAD'], url: `${prefix}${path}`, handler: page });
    app.route<PictureRequest>({ method: ['GET', 'HEAD'], url: `${prefix}${path}/:picture`, handler: picture });
  }

  async function picture({ params, ip }: FastifyRequest<PictureRequest>, reply: FastifyReply) {
    const locale = localeOf(params.locale);
    const id = /^(.+)\.png$/.exec(params.picture)?.[1];
    const shared = locale && id ? await findShared(database, id) : undefined;
    if (!id || !shared) return reply.callNotFound();
    const drawn = await pictures.of(pictureOf(shared, locale), { owner: id, network: network(ip) });
    // Asked for again each time: who stops sharing stops it at once.
    return reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' }).type('image/png').send(drawn);
  }

  async function page(request: FastifyRequest<PageRequest>, reply: FastifyReply) {
    const locale = localeOf(request.params.locale);
    if (!locale) return reply.callNotFound();
    const id = typeof request.query['id'] === 'string' ? request.query['id'] : '';
    const shared = id ? await findShared(database, id) : undefined;
    const drawn = web.screen(request, request.url.split('?', 1)[0] ?? path, shared ? 'shared' : id && 'unknown');
    if (!drawn) return reply.callNotFound();
    const html = shared ? withHead(withBody(drawn.html, shared, locale), headOf(shared, id, { locale, origin: web.origin ?? originOf(request) })) : drawn.html;
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': drawn.policy });
    return reply.code(id && !shared ? 404 : 200).type('text/html; charset=utf-8').send(html);
  }

  /** The language of an address: undefined for one that is none, or that has an address without it. */
  function localeOf(prefix: string | undefined): string | undefined {
    const { source, locales } = content.document('locales');
    if (prefix === undefined) return source;
    return prefix !== source && locales.some(({ code }) => code === prefix) ? prefix : undefined;
  }

  function headOf(shared: SharedRow, id: string, { locale, origin }: { locale: string; origin: string }): Head {
    const { careerVision } = presentShared(shared).careerBlueprint.structuredJson;
    const { name } = content.document('brand', locale);
    const title = wordOf('title', shared, locale);
    const letters = [...careerVision];
    const description = letters.length > longest ? `${letters.slice(0, longest - 1).join('').trimEnd()}…` : careerVision;
    const home = `${origin}${locale === content.document('locales').source ? '' : `/${locale}`}${path}`;
    const picture = `${home}/${id}.png`;
    const address = `${home}?id=${id}`;
    const tags: Head['tags'] = [
      ['name', 'description', description],
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
    ];
    return { title: `${title} · ${name}`, address, tags };
  }

  /** What is somebody's own, in the places that the build left for it (apps/web/src/stand-in/draw-account.tsx); what is not shown goes with its element. */
  function withBody(html: string, row: SharedRow, locale: string): string {
    const { firstName, lastName, email, careerBlueprint } = presentShared(row);
    const { page: words } = content.document('interface/sharing', locale) as { page: { noVision: string } }; // the content check has made sure of it
    const { lead, rest } = leadOf(careerBlueprint.structuredJson.careerVision || words.noVision, locale);
    const own: Record<string, string | undefined> = { firstName, lastName, email, lead, rest };
    return html
      .replace('>{{<', () => `>${escape(initials(firstName, lastName))}<`) // the avatar's, drawn of the two names' places
      .replace(/<(a|p)( [^>]*)?>\{\{(email|rest)\}\}<\/\1>/g, (element: string, _tag, _attributes, key: string) => (own[key] ? element : ''))
      .replace(/\{\{(\w+)\}\}/g, (place, key: string) => escape(own[key] ?? place));
  }

  function wordOf(key: 'title' | 'picture', { firstName, lastName }: SharedRow, locale?: string): string {
    const words = content.document('messages/sharing', locale) as Record<typeof key, string>; // the content check has made sure of it
    return words[key].replace('{{firstName}}', () => firstName).replace('{{lastName}}', () => lastName);
  }

  function pictureOf(shared: SharedRow, locale?: string) {
    return { title: wordOf('title', shared, locale), brand: content.document('brand', locale).name, years: presentShared(shared).careerBlueprint.progress };
  }
}

/** A page with a head of its own: what the build's says of the same things goes. */
function withHead(html: string, { title, address, tags }: Head): string {
  const isOurs = (key: string) => tags.some(([, own]) => own === key);
  return html
    .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
    .replace(/<link rel="(?:canonical|alternate" hreflang)[^>]*>/g, '')
    .replace(/<meta (?:name|property)="([^"]*)"[^>]*>/g, (tag, key: string) => (isOurs(key) ? '' : tag))
    .replace('</head>', () => `${tags.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escape(value)}">`).join('')}<link rel="canonical" href="${escape(address)}"></head>`);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
