import { opportunityAt, opportunityIdSchema, opportunityKinds, opportunityRooms, opportunityTemplate, publicAddressOf } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../core/services.ts';
import { endOf, findOffer, offers, takenFor, type Offer } from '../opportunities/face.ts';
import { fillOffer } from './fill-offer.ts';
import { localeOf, prefixes } from './locale-of.ts';
import { escape, shortened, withHead, type Head } from './page-head.ts';
import type { Web } from './static.ts';

type PageRequest = { Params: { locale?: string; room: string; named: string } };

/**
 * The public page of an opportunity, whoever offers it: the build has drawn it once for each language (libs/site,
 * opportunity-page.tsx), and what is offered is put into it here. Closed ones say so; of all others there is no page.
 */
export function addOpportunityPage(app: FastifyInstance, services: Services, web: Web): void {
  const { content, database } = services;
  for (const prefix of ['', '/:locale']) app.route<PageRequest>({ method: ['GET', 'HEAD'], url: `${prefix}/opportunities/:room/:named`, handler: page });
  app.route({ method: ['GET', 'HEAD'], url: '/sitemap-opportunities.xml', handler: sitemap });

  async function page(request: FastifyRequest<PageRequest>, reply: FastifyReply) {
    const { params } = request;
    const locale = localeOf(content, params.locale);
    const kind = opportunityKinds.find((one) => opportunityRooms[one] === params.room);
    const id = kind && opportunityAt(kind, params.named);
    const offer = locale && v.is(opportunityIdSchema, id) ? await findOffer(database, content, id, locale) : undefined;
    const template = locale ? web.template(request, `${prefixOf(locale)}${opportunityTemplate}`) : undefined;
    if (!locale || !offer || offer.kind !== kind || !template) return reply.callNotFound();
    const over = endOf(offer, (await takenFor(database, [offer.id])).get(offer.id));
    const filled = fillOffer(template.html, { offer, over, locale, content });
    const html = withHead(filled, headOf(offer, { locale, origin: originFor(request) }));
    const isFound = !over && !offer.sample; // what is over, or only an example, is nothing to search for
    return template.send(reply, isFound ? html.replace(/<meta name="robots"[^>]*>/, '') : html);
  }

  /** What can be applied for and is real, in every language: it comes and goes without a build. */
  async function sitemap(request: FastifyRequest, reply: FastifyReply) {
    const real = (await offers(database, content, content.document('locales').source)).filter(({ sample }) => !sample);
    const taken = await takenFor(database, real.map(({ id }) => id));
    const entries = real.filter((offer) => !endOf(offer, taken.get(offer.id))).flatMap((offer) => {
      const places = addressesOf(offer, originFor(request));
      const others = places.map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${escape(language)}" href="${escape(address)}"/>`).join('');
      return places.map(({ address }) => `<url><loc>${escape(address)}</loc>${others}</url>`);
    });
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    return reply.send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`);
  }

  function headOf(offer: Offer, { locale, origin }: { locale: string; origin: string }): Head {
    const { name } = content.document('brand', locale);
    const addresses = addressesOf(offer, origin);
    const address = addresses.find(({ language }) => language === locale)?.address ?? origin;
    const title = `${offer.title} · ${offer.organisation}`;
    const description = shortened(offer.description);
    const source = addresses[0] ? [{ language: 'x-default', address: addresses[0].address }] : [];
    const tags: Head['tags'] = [['name', 'description', description], ['property', 'og:title', title], ['property', 'og:description', description], ['property', 'og:url', address]];
    return { title: offer.organisation === name ? title : `${title} · ${name}`, address, tags, alternates: [...addresses, ...source] };
  }

  function addressesOf(offer: Offer, origin: string): { language: string; address: string }[] {
    return prefixes(content).map(({ language, prefix }) => ({ language, address: origin + prefix + publicAddressOf(offer) }));
  }

  function prefixOf(locale: string): string {
    return prefixes(content).find(({ language }) => language === locale)?.prefix ?? '';
  }

  function originFor(request: FastifyRequest): string {
    return web.originFor(request);
  }
}
