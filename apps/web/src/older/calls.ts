import { supply } from './supply.ts';

/** What calls of the server need: promises, signals, addresses and streams. */
export function supplyCalls(): void {
  supply(Promise, {
    withResolvers<T>(): PromiseWithResolvers<T> {
      let [resolve, reject] = [() => {}, () => {}] as unknown as [PromiseWithResolvers<T>['resolve'], PromiseWithResolvers<T>['reject']]; // the promise sets both at once
      const promise = new Promise<T>((...given) => ([resolve, reject] = given));
      return { promise, resolve, reject };
    },
  });
  if (!('reason' in AbortSignal.prototype)) Object.defineProperty(AbortSignal.prototype, 'reason', { configurable: true, get: reasonOf });
  supply(AbortSignal, {
    timeout(milliseconds: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    },
    any(signals: Iterable<AbortSignal>) {
      const controller = new AbortController();
      for (const signal of signals) {
        if (signal.aborted) controller.abort();
        signal.addEventListener('abort', () => controller.abort(), { once: true });
      }
      return controller.signal;
    },
  });
  supply(URL, { canParse: (...parts: [string, string?]) => parse(...parts) !== null, parse });
  supply(crypto, { randomUUID });
}

function reasonOf(this: AbortSignal): DOMException | undefined {
  return this.aborted ? new DOMException('', 'AbortError') : undefined;
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Of version 4, as crypto's own. */
function randomUUID(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
