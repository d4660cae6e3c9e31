import { randomUUID } from 'node:crypto';
import { errorCode } from '../database/index.ts';

const asked = /^[\da-f]{8}[\da-f-]{8,56}$/i;

/**
 * The number of a request in the log. Whoever stands before the server may have given one: it is kept where it is one, so that
 * both logs speak of the same; words would be somebody's, and are not.
 */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && asked.test(given) ? given : randomUUID();
}

/**
 * An address as it is logged: of a call its pattern, of a page its path. What does not look like the name of a page is somebody's,
 * and what was not found is what anybody may have typed.
 */
export function loggedPath(url: string, { pattern, found }: { pattern: string | undefined; found: boolean }): string {
  if (pattern !== undefined && !pattern.includes('*')) return pattern;
  if (!found) return '[not found]';
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.split('/').map((part) => (part === '' || isNameOfPage(part) ? part : '[…]')).join('/');
}

/** Words in small letters, and files of the build with a hash in their names. */
function isNameOfPage(part: string): boolean {
  return /^[a-z][a-z\d]*(?:[-.][a-z\d]+)*$/.test(part) && part.length <= 60 ? !/\d{4}/.test(part) : /^[a-z][a-z-]*-[\w-]{8}\.(?:js|css|woff2|json)$/.test(part);
}

const classOfData = /^22|^23/;

/**
 * What the log says of a fault. Of the database's words, where a value did not fit, only the number: they quote the value. What
 * parses JSON quotes it, too, and mail servers repeat addresses.
 */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { fault: withoutAddresses(String(error)) };
  const code = errorCode(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : undefined);
  const quotes = error instanceof SyntaxError || (code !== undefined && classOfData.test(code) && 'severity' in error);
  const fault = quotes ? `${error.name}${code ? ` ${code}` : ''}${whereOf(error)}` : withoutAddresses(error.message);
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).join('\n');
  return { fault, name: error.name, stack: calls, ...(code !== undefined && { code }) };
}

/** Names of the schema, which are the database's own. */
function whereOf(error: Error): string {
  const { table, constraint } = error as { table?: unknown; constraint?: unknown }; // pg's errors have them
  return [table, constraint].filter((name) => typeof name === 'string').map((name) => ` ${String(name)}`).join('');
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');
}
