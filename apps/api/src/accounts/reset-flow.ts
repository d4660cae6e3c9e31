import type { Cookies } from '../core/cookies.ts';
import { createToken, hashToken, isToken } from '../core/token.ts';

const name = 'reset';
const seconds = 10 * 60;

/** The hash of the flow whose cookie the browser sends, if any. */
export function sentFlow(cookies: Cookies): Buffer | undefined {
  const value = cookies.read(name);
  return value !== undefined && isToken(value) ? hashToken(value) : undefined;
}

/** Marks the browser as the one that asked. Whoever asks again keeps the mark, so that an earlier code still fits. */
export function markFlow(cookies: Cookies): Buffer {
  const sent = cookies.read(name);
  const value = sent !== undefined && isToken(sent) ? sent : createToken();
  cookies.set(name, value, seconds);
  return hashToken(value);
}

export function endFlow(cookies: Cookies): void {
  if (cookies.read(name) !== undefined) cookies.set(name, '', 0);
}
