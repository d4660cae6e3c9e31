import type { FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';
import { isWithinSite } from './within-site.ts';

/**
 * Where a link of this site to /dashboard leads whoever is not signed in: to the choice of what they are, which has the
 * way to sign in. Who asks by the address or comes from elsewhere is led by the program: a browser keeps the cookie back
 * from links of other sites, so its absence says nothing there (docs/decisions/dashboard-links.md).
 */
export function dashboardChoice(content: Content, { headers }: Pick<FastifyRequest, 'headers'>, path: string): string | undefined {
  if (!isWithinSite(headers) || /(?:^|; )authToken=[^;]/.test(headers.cookie ?? '')) return undefined;
  const { source, locales } = content.document('locales');
  const prefix = locales.map(({ code }) => (code === source ? '' : `/${code}`)).find((start) => path === `${start}/dashboard`);
  return prefix === undefined ? undefined : `${prefix}/select-user-type`;
}
