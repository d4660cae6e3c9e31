/** A path as it may be logged: without its query, and without any part that holds an e-mail address. */
export function redact(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '[redacted]' : part))
    .join('/');
}
