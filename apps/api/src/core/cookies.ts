/** Cookies that a call may read and set. They never say who calls: that is in the headers alone. */
export type Cookies = { read(name: string): string | undefined; set(name: string, value: string, seconds: number): void };

/** The cookies of one call; `written` are the Set-Cookie headers of its answer. */
export function openCookies(header: string | string[] | undefined): Cookies & { written: string[] } {
  const sent = String(header ?? '').split(/; */);
  const written: string[] = [];
  return {
    written,
    read: (name) => sent.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1),
    // Out of reach of scripts and of other sites; the __Host- names keep other subdomains from setting it.
    set: (name, value, seconds) => void written.push(`${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`),
  };
}
