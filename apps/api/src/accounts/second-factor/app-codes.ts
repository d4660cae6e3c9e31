import { Secret, TOTP } from 'otpauth';

const period = 30;
const digits = 6;
const sixDigits = /^\d{6}$/;

/** The step of thirty seconds that a code is of, where it is one of this key: the present one, or one beside it, as clocks differ. */
export function stepOf(key: Uint8Array, code: string, now: number): number | undefined {
  if (!sixDigits.test(code)) return undefined; // the library stumbles over letters of several bytes
  const delta = codesOf(key).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** What an app is told of a key: as an address, which a phone opens by itself, and as text to type. */
export function offerOf(key: Uint8Array, issuer: string, label: string): { address: string; secret: string } {
  const codes = codesOf(key, issuer, label);
  return { address: codes.toString(), secret: codes.secret.base32 };
}

/** The code of a key that an app shows at a time. */
export function codeOf(key: Uint8Array, now: number): string {
  return codesOf(key).generate({ timestamp: now });
}

function codesOf(key: Uint8Array, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits, period, secret: new Secret({ buffer: Uint8Array.from(key).buffer }) }); // SHA-1 and six digits: what every app knows
}
