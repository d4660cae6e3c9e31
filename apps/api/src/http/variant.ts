import { roles } from '@bridge/model';
import type { FastifyRequest } from 'fastify';

const done = { '/change-password-success': 'passwordChanged', '/signup-success': 'emailVerified' };

/** The file of an account screen that says what is known of who asks: the kind of account that the address names, or that something has just been done. */
export function variantOf(file: string, { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const role = file.endsWith('/signup.html') ? new URL(url, 'http://site.invalid').searchParams.get('role') : null;
  const isKnown = roles.some((known) => known === role);
  if (isKnown) return file.replace(/\.html$/, () => `.${role?.toLowerCase()}.html`);
  const lately = /(?:^|; )done=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const isDone = Object.entries(done).some(([screen, what]) => file.endsWith(`${screen}.html`) && what === lately);
  return isDone ? file.replace(/\.html$/, '.done.html') : file;
}
