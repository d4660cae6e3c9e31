import { isPlainLoopback } from '@bridge/model/loopback';

/** A cookie as `document.cookie` takes it. SameSite=Strict unless a link from elsewhere must carry it; without `seconds` left it is removed. */
export function cookieText(name: string, value: string, seconds: number, site: 'Strict' | 'Lax' = 'Strict', origin: string = window.location.origin): string {
  const secure = isPlainLoopback(origin) ? '' : ' Secure;';
  return `${name}=${value}; path=/; max-age=${seconds};${secure} SameSite=${site}`;
}

/** Writes a cookie, where the browser takes any. A page that runs ahead of the program writes with this, too. */
export function setCookie(...cookie: Parameters<typeof cookieText>): void {
  try {
    document.cookie = cookieText(...cookie);
  } catch {
    // blocked: whoever needs to know reads it back
  }
}
