import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Cookies } from '../core/cookies.ts';

const name = 'device';
const seconds = 365 * 24 * 60 * 60;
/** So many accounts may have signed in with one browser, as in a family or a school. */
const mostAccounts = 5;
const form = /^[\w-]{16}$/;
const mark = /^[\w-]{43}$/;

/**
 * The name of a browser that has signed in with this address before, as its cookie proves; undefined for any other. It
 * signs nobody in: it only has tries of its own, which strangers cannot use up. Nothing is stored, so nothing tells who exists.
 */
export function knownDevice(cookies: Cookies, secret: Uint8Array, email: string): string | undefined {
  return entriesOf(cookies).find(({ device, proof }) => isProof(proof, secret, email, device))?.device;
}

/** Marks the browser as one that has signed in with this address, and answers its name. */
export function rememberDevice(cookies: Cookies, secret: Uint8Array, email: string): string {
  const sent = entriesOf(cookies);
  const own = sent.find(({ device, proof }) => isProof(proof, secret, email, device));
  const device = own?.device ?? randomBytes(12).toString('base64url');
  const entries = [{ device, proof: prove(secret, email, device) }, ...sent.filter((entry) => entry !== own)];
  cookies.set(name, entries.slice(0, mostAccounts).map((entry) => `${entry.device}.${entry.proof}`).join('~'), seconds);
  return device;
}

function entriesOf(cookies: Cookies): { device: string; proof: string }[] {
  return (cookies.read(name) ?? '')
    .split('~', mostAccounts)
    .map((entry) => entry.split('.'))
    .flatMap(([device = '', proof = '']) => (form.test(device) && mark.test(proof) ? [{ device, proof }] : []));
}

function isProof(proof: string, secret: Uint8Array, email: string, device: string): boolean {
  return timingSafeEqual(Buffer.from(proof), Buffer.from(prove(secret, email, device)));
}

function prove(secret: Uint8Array, email: string, device: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(['device', email, device])).digest('base64url');
}
