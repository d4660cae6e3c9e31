/** The cookie that keeps the session's token. */
export const tokenCookie = 'authToken';
/** Where localStorage keeps the signed-in user. */
export const userDataKey = 'userData';
/** Where localStorage keeps the token beside the cookie, which alone is read. */
export const tokenKey = 'token';

/** A cookie's value; undefined where there is none, or the browser keeps it to itself. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
