import type { FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';
import { acceptedLocale } from '../content/locale.ts';
import { isWithinSite } from './within-site.ts';

/**
 * The start of the addresses in the language that a reader wants, for one who comes from elsewhere; none where that is the
 * source language. Within the site every link says its own language; where nobody knows, what was chosen counts: the link to
 * another language has changed that, where a service worker runs.
 */
export function wantedPrefix(content: Content, request: FastifyRequest, { asksBrowser }: { asksBrowser: boolean }): string | undefined {
  const isWithin = isWithinSite(request.headers);
  if (isWithin) return undefined;
  return prefixOf(content, chosenLocale(content, request) ?? (asksBrowser && isWithin === false ? acceptedLocale(content, request.headers['accept-language']) : undefined));
}

/** The same of the language that a reader has chosen, wherever they come from. */
export function chosenPrefix(content: Content, request: FastifyRequest): string | undefined {
  return prefixOf(content, chosenLocale(content, request));
}

/** The language that a reader has chosen before, kept in the cookie `locale`. */
function chosenLocale(content: Content, { headers }: FastifyRequest): string | undefined {
  const chosen = /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return content.document('locales').locales.find(({ code }) => code === chosen)?.code;
}

function prefixOf(content: Content, code: string | undefined): string | undefined {
  return code === undefined || code === content.document('locales').source ? undefined : `/${code}`;
}
