/** Cookies that a call may read and set. They never say who calls: that is in the headers alone. */
export type Cookies = { read(name: string): string | undefined; set(name: string, value: string, seconds: number): void };

/**
 * The cookies of one call; `written` are the Set-Cookie headers of its answer. They are out of reach of scripts and of
 * other sites, and a prefix of their names keeps other subdomains from setting them. On `plainLoopback` they can have
 * neither the prefix nor Secure: WebKit would not take them.
 */
export function openCookies(header: string | string[] | undefined, plainLoopback: () => boolean): Cookies & { written: string[] } {
  const written: string[] = [];
  return {
    written,
    read: (name) => {
      const start = `${plainLoopback() ? '' : '__Host-'}${name}=`;
      return String(header ?? '').split(/; */).find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    set: (name, value, seconds) => {
      const [prefix, secure] = plainLoopback() ? ['', ''] : ['__Host-', ' Secure;'];
      written.push(`${prefix}${name}=${value}; Path=/; Max-Age=${seconds};${secure} HttpOnly; SameSite=Strict`);
    },
  };
}
