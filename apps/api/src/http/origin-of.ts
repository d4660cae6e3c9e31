import type { FastifyRequest } from 'fastify';

/** A host as people write one: a name of at most 253 letters or an address, and a port. */
export function isHost(host: string): boolean {
  return /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);
}

/** The address at which something was asked for, '' for one that is none; of a proxy's headers Fastify believes those that are trusted. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const address = `${protocol}://${host}`;
  return isHost(host) && URL.canParse(address) ? new URL(address).origin : '';
}
