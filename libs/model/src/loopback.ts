/**
 * Whether an origin is plain http on the reader's own machine. Nothing can be read on the way there, and WebKit takes no
 * Secure cookie; everywhere else every cookie is Secure.
 */
export function isPlainLoopback(origin: string): boolean {
  return /^http:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);
}
