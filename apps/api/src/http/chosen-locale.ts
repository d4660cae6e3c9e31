import type { FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';

/**
 * The start of the addresses in the language that a reader has chosen before (the cookie `locale`), for one who comes
 * from elsewhere; none where that is the source language. Within the site every link says its own language.
 */
export function chosenPrefix(content: Content, { headers }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const { source, locales } = content.document('locales');
  return chosen !== source && locales.some(({ code }) => code === chosen) ? `/${chosen}` : undefined;
}
