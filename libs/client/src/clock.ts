let offset: number | undefined;

/** Learns from an answer's Date header how far this device's clock is from the server's. */
export function noteServerDate(header: string | null, startedAt: number): void {
  const served = header === null ? NaN : Date.parse(header);
  if (Number.isNaN(served)) return;
  offset = served + 500 - (startedAt + Date.now()) / 2; // the header is cut to whole seconds
}

/** Now, by the server's clock as far as it is known. */
export function serverNow(): number {
  return Date.now() + (offset ?? 0);
}

/** Whether the server's clock has been seen. */
export function knowsServerClock(): boolean {
  return offset !== undefined;
}

/** Forgets the server's clock, for tests. */
export function forgetServerClock(): void {
  offset = undefined;
}
