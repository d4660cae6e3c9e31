import type { FastifyRequest } from 'fastify';

/** The address at which something was asked for, '' for one that is none; of a proxy's headers Fastify believes those that are trusted. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
}
