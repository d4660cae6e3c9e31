import { initials, leadOf, years } from '@bridge/model';
import type { Drawing } from '@bridge/share-image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { network } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { createPictures, presentShared, findShared, type SharedRow } from '../sharing/face.ts';
import { localeOf } from './locale-of.ts';
import { escape, shortened, withHead, type Head } from './page-head.ts';
import type { Web } from './static.ts';

const path = '/blueprint-share';
/** A roadmap of which nothing is said: five arches without a stone laid. */
const planned = years.map(() => ({ done: 0, total: 5 }));

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
    const locale = localeOf(content, params.locale);
    const id = /^(.+)\.png$/.exec(params.picture)?.[1];
    const shared = locale && id ? await findShared(database, services, id) : undefined;
    if (!id || !shared) return reply.callNotFound();
    const drawn = await pictures.of(pictureOf(shared, locale), { owner: id, network: network(ip) });
    // Asked for again each time: who stops sharing stops it at once.
    return reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' }).type('image/png').send(drawn);
  }

  async function page(request: FastifyRequest<PageRequest>, reply: FastifyReply) {
    const locale = localeOf(content, request.params.locale);
    if (!locale) return reply.callNotFound();
    const id = typeof request.query['id'] === 'string' ? request.query['id'] : '';
    const shared = id ? await findShared(database, services, id) : undefined;
    const drawn = web.screen(request, request.url.split('?', 1)[0] ?? path, shared ? 'shared' : id && 'unknown');
    if (!drawn) return reply.callNotFound();
    const html = shared ? withHead(withBody(drawn.html, shared, locale), headOf(shared, id, { locale, origin: web.originFor(request) })) : drawn.html;
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': drawn.policy });
    return reply.code(id && !shared ? 404 : 200).type('text/html; charset=utf-8').send(html);
  }

  function headOf(shared: SharedRow, id: string, { locale, origin }: { locale: string; origin: string }): Head {
    const { careerVision } = presentShared(shared, { content }).careerBlueprint.structuredJson;
    const { name } = content.document('brand', locale);
    const title = wordOf('title', shared, locale);
    const description = shortened(careerVision);
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
    const { firstName, lastName, email, careerBlueprint } = presentShared(row, { content });
    const { page: words } = content.document('interface/sharing', locale) as { page: { noVision: string } }; // the content check has made sure of it
    const { structuredJson: { careerVision }, language } = careerBlueprint;
    const { lead, rest } = leadOf(careerVision || words.noVision, locale);
    const own: Record<string, string | undefined> = { firstName, lastName, email, lead, rest };
    return html
      .replace('>{{<', () => `>${escape(initials(firstName, lastName))}<`) // the avatar's, drawn of the two names' places
      .replace(/<(a|p)( [^>]*)?>\{\{(email|rest)\}\}<\/\1>/g, (element: string, _tag, _attributes, key: string) => (own[key] ? element : ''))
      .replace(/(?=>\{\{(?:lead|rest)\}\})/g, () => (careerVision && language ? ` lang="${escape(language)}"` : ''))
      .replace(/\{\{(\w+)\}\}/g, (place, key: string) => escape(own[key] ?? place));
  }

  function wordOf(key: 'title' | 'picture', { firstName, lastName }: SharedRow, locale?: string): string {
    const words = content.document('messages/sharing', locale) as Record<typeof key, string>; // the content check has made sure of it
    return words[key].replace('{{firstName}}', () => firstName).replace('{{lastName}}', () => lastName);
  }

  function pictureOf(shared: SharedRow, locale?: string) {
    return { title: wordOf('title', shared, locale), brand: content.document('brand', locale).name, years: presentShared(shared, { content }).careerBlueprint.progress ?? planned };
  }
}
