import * as v from 'valibot';
import { readCookie } from './places.ts';
import { setCookie } from './set-cookie.ts';

/** A place in the browser's storage, with the shape that a value in it must have. */
export type Stored<T> = {
  area: 'local' | 'session';
  key: string;
  schema: v.GenericSchema<unknown, T>;
  /** A text that is kept as it is, not as JSON. */
  isPlain?: boolean;
};

/** Names a place in storage: `stored('local', 'sidebar', v.boolean())`. */
export function stored<T>(area: Stored<T>['area'], key: string, schema: v.GenericSchema<unknown, T>): Stored<T> {
  return { area, key, schema };
}

/** A place for a text that others read as it is, without the quotation marks of JSON. */
export function storedText(area: Stored<string>['area'], key: string): Stored<string> {
  return { area, key, schema: v.string(), isPlain: true };
}

// What a blocked or full storage could not take; gone with the page, which is better than not working.
const memory = { local: new Map<string, string>(), session: new Map<string, string>(), cookie: new Map<string, string>() };

/** The only place that touches localStorage and sessionStorage. Nothing here throws; a value of the wrong shape is dropped. */
export const storage = {
  read<T>(place: Stored<T>): T | undefined {
    const text = memory[place.area].get(place.key) ?? attempt(() => areaOf(place).getItem(place.key));
    if (text === undefined || text === null) return undefined;
    const value = v.safeParse(place.schema, place.isPlain ? text : attempt(() => JSON.parse(text)));
    if (value.success) return value.output;
    storage.remove(place);
    return undefined;
  },
  write<T>(place: Stored<T>, value: T): void {
    const text = place.isPlain ? String(value) : JSON.stringify(value);
    const kept = attempt(() => {
      areaOf(place).setItem(place.key, text);
      return true;
    });
    if (kept) memory[place.area].delete(place.key);
    else memory[place.area].set(place.key, text);
  },
  remove<T>(place: Stored<T>): void {
    memory[place.area].delete(place.key);
    attempt(() => areaOf(place).removeItem(place.key));
  },
  /** The names of the places that begin alike. */
  keys(area: 'local' | 'session', start: string): string[] {
    const kept = attempt(() => Object.keys(areaOf({ area }))) ?? [];
    return [...new Set([...memory[area].keys(), ...kept])].filter((key) => key.startsWith(start));
  },
  /** Whether the browser keeps what is written: without it, it is gone with the page. */
  isKept(): boolean {
    return attempt(() => {
      window.localStorage.setItem('kept', '1');
      window.localStorage.removeItem('kept');
      return true;
    }) ?? false;
  },
  /** Empties one area, whoever wrote there. */
  clear(area: 'local' | 'session'): void {
    memory[area].clear();
    attempt(() => areaOf({ area }).clear());
  },
};

/** The cookies of this page; where the browser takes none, the page remembers them. */
export const cookies = {
  read(name: string): string | undefined {
    return readCookie(name) || memory.cookie.get(name);
  },
  write(name: string, value: string, days: number, site: 'Strict' | 'Lax' = 'Strict'): void {
    setCookie(name, encodeURIComponent(value), days * 86_400, site);
    memory.cookie.delete(name);
    if (cookies.read(name) !== value) memory.cookie.set(name, value);
  },
  /** Whether this browser keeps any: without them a sign-in is gone with the page. */
  areKept(): boolean {
    setCookie('kept', '1', 60);
    const areKept = readCookie('kept') === '1';
    setCookie('kept', '', 0);
    return areKept;
  },
  remove(name: string): void {
    memory.cookie.delete(name);
    setCookie(name, '', 0);
  },
};

/** Lets go of what only this page remembers, because another tab ended what it belonged to. */
export function dropMemory(): void {
  for (const values of Object.values(memory)) values.clear();
}

function areaOf({ area }: { area: 'local' | 'session' }): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // blocked, full or not JSON: the caller goes on without
  }
}
