import { lookup as resolveName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What a public address answered with, after its redirects: as much of it as was asked for. */
export type PublicAnswer = { status: number; address: string; text: string };
/** Why nothing came, in words for whoever runs the product. */
export class NoAnswer extends Error {}

type Limits = { bytes: number; milliseconds: number; redirects: number };
/** How names are resolved, and what may be called; a test stands on loopback. */
export type Network = { resolve: (host: string) => Promise<string[]>; isOpen: (address: string) => boolean; isOpenPort: (port: string) => boolean };

const network: Network = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  isOpen: isPublicAddress,
  isOpenPort: (port) => port === '',
};

/**
 * Reads a public page without being led to what is not public: every name is resolved once, refused if any of its
 * addresses is of this house, and connected to at the very address that was looked at. Redirects are followed by the same
 * rule. It sends nothing of a browser or of this server.
 */
export async function publicFetch(address: string, { bytes, milliseconds, redirects }: Limits, by: Network = network): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(milliseconds);
  let url = new URL(address);
  try {
    for (let left = redirects; ; left -= 1) {
      const { status, location, text } = await once(url, bytes, signal, by);
      if (status < 300 || status >= 400 || location === undefined) return { status, address: url.href, text };
      if (left === 0) throw new NoAnswer('is sent on and on');
      const next = URL.parse(location, url);
      if (!next) throw new NoAnswer('is sent on to no address');
      url = next;
    }
  } catch (error) {
    if (signal.aborted) throw new NoAnswer(`no answer in ${Math.round(milliseconds / 1000)} s`, { cause: error });
    throw error instanceof NoAnswer ? error : new NoAnswer(codeOf(error), { cause: error });
  }
}

type One = { status: number; location: string | undefined; text: string };

async function once(url: URL, bytes: number, signal: AbortSignal, by: Network): Promise<One> {
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || !by.isOpenPort(url.port)) throw new NoAnswer(`leads to ${url.protocol}//${url.host}, which is not called`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await Promise.race([by.resolve(host), aborted(signal)]);
  const [pinned] = found;
  if (pinned === undefined || !found.every(by.isOpen)) throw new NoAnswer('leads to an address that is not public');
  // The socket asks for the address here, and gets the one that was looked at.
  const lookup: LookupFunction = (_host, options, callback) => (options.all ? callback(null, [{ address: pinned, family: isIP(pinned) }]) : callback(null, pinned, isIP(pinned)));
  const { promise, resolve, reject } = Promise.withResolvers<One>();
  const request = (url.protocol === 'https:' ? https : http).get(url, { lookup, signal, agent: false, headers: { 'user-agent': 'BridgeLinkCheck/1', accept: 'text/html,*/*;q=0.5', 'accept-encoding': 'identity' } }, (response) => {
    const pieces: Buffer[] = [];
    let read = 0;
    const end = () => {
      request.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, text: Buffer.concat(pieces).toString('utf8') });
    };
    response.on('data', (piece: Buffer) => {
      pieces.push(piece.subarray(0, bytes - read));
      read += piece.length;
      if (read >= bytes) end();
    });
    response.on('end', end);
    response.on('error', reject);
  });
  request.on('error', reject);
  return promise;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new NoAnswer('aborted')), { once: true }));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
}
