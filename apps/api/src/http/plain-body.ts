import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Lets the routes of a scope take the fields of a plain form, from pages of this site alone, as URLSearchParams. `withKey`: the form
 * itself holds what nobody else knows, so that a browser which keeps silent about where it comes from, as those of old telephones
 * do on pages without a referrer, is believed.
 */
export function takePlainForms(scope: FastifyInstance, { withKey = false } = {}): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    if (!isFromOwnPage(request) && !(withKey && isSilent(request))) throw new Refusal('not-from-here');
    return readFields(bytes);
  });
}

/** Browsers say where a form was sent from, and no page can make them say something else. */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

function isSilent({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined && (headers.origin === undefined || headers.origin === 'null');
}

const mostFields = 500; // many more than any form has: what reads them one by one must not take long

function readFields(bytes: Buffer): URLSearchParams {
  let fields = 1;
  for (let at = bytes.indexOf('&'); at >= 0; at = bytes.indexOf('&', at + 1)) fields += 1;
  if (fields > mostFields) throw new Refusal('too-large');
  try {
    return new URLSearchParams(utf8.decode(bytes));
  } catch {
    throw new Refusal('invalid-input');
  }
}
