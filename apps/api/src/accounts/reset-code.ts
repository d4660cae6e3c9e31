import { createHmac, randomBytes } from 'node:crypto';
import { digitsOf } from '@bridge/model';

// Crockford's base32: no I, L, O or U, and whoever reads 1 as I or 0 as O is understood all the same.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A reset code of 50 random bits: it selects the account by itself, so it must not be guessable. */
export function createResetCode(): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join(''); // 256 is a multiple of 32: no letter is likelier
}

/** The code in two groups, as the mail shows it. */
export function grouped(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** What a person typed, as the code was made: letter case, spaces, hyphens, the script of digits and look-alikes do not matter. */
export function normalResetCode(typed: string): string {
  return digitsOf(typed.normalize('NFKC')).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

export function hashResetCode(secret: Uint8Array, code: string): Buffer {
  return createHmac('sha256', secret).update(`reset-password|${code}`).digest();
}
