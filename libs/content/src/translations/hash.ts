import { createHash } from 'node:crypto';

/** The hash of a text; spaces and line breaks do not count. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('base64url').slice(0, 8);
}
