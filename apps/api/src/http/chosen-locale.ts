import type { FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';
import { acceptedLocale } from '../content/locale.ts';

/**
 * The start of the addresses in the language that a reader wants, for one who comes from elsewhere; none where that is the
 * source language. Within the site every link says its own language.
 */
export function wantedPrefix(content: Content, request: FastifyRequest, { asksBrowser }: { asksBrowser: boolean }): string | undefined {
  return request.headers['sec-fetch-site'] === 'same-origin' ? undefined : prefixOf(content, chosenLocale(content, request) ?? (asksBrowser ? acceptedLocale(content, request.headers['accept-language']) : undefined));
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
