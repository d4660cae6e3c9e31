import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { FaultCode } from './fault.ts';

const largest = 2_000_000;

/** The text of a file, and what keeps it from being read. */
export type Read = { text: string; isGone?: boolean; problem?: { code: FaultCode; message: string; offset: number } };

/** A file's text, read in the quickest way there is; what may be wrong with it is looked at only where it shows. */
export function readText(file: string, bytes?: Buffer): Read {
  let text = '';
  try {
    text = bytes ? bytes.toString('utf8') : readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws these
    // Deleted between the listing and the reading, as editors do while they save.
    return { text, isGone: code === 'ENOENT', problem: { code: 'not-a-file', message: `the file cannot be read (${code})`, offset: 0 } };
  }
  const replaced = text.indexOf('\ufffd');
  if (replaced !== -1 && !isUtf8(bytes ?? readFileSync(file))) return { text, problem: { code: 'encoding', message: 'this character is not UTF-8: save the file as UTF-8', offset: replaced } };
  return judged(text);
}

/** A text with what is wrong with it as a whole. */
export function judged(text: string): Read {
  const problem = (code: FaultCode, message: string) => ({ text, problem: { code, message, offset: 0 } });
  if (text.length > largest) return problem('too-large', `the file is larger than ${largest / 1_000_000} MB`);
  if (text.charCodeAt(0) === 0xfeff) return problem('encoding', 'the file starts with a byte order mark: save it as UTF-8 without BOM');
  if (text.charCodeAt(0) === 0 || text.charCodeAt(1) === 0) return problem('encoding', 'the file is UTF-16: save it as UTF-8');
  return { text };
}
