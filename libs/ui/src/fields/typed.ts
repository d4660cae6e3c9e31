import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

/** Where typed things wait while somebody signs in again, by a name; the application gives it, as ui knows no session. */
export type TypedKeeper = {
  read: (name: string) => unknown;
  drop: (name: string) => void;
  keep: (name: string, typed: unknown) => void;
  /** Calls back when the sign-in has ended; answers with the way to stop it. */
  whenEnded: (tell: (keep: (name: string, typed: unknown) => void) => void) => () => void;
};

let keeper: TypedKeeper | undefined;

/** Says where what is typed waits while somebody signs in again. */
export function keepTypedIn(given: TypedKeeper): void {
  keeper = given;
}

/** What was typed under this name when it was kept last, once; nothing without a name, or where it has another shape by now. */
export function useTypedBefore<T>(name: string | undefined, schema: v.GenericSchema<unknown, T>): T | undefined {
  const [found] = useState(() => {
    const kept = v.safeParse(schema, name === undefined ? undefined : keeper?.read(name));
    return kept.success ? kept.output : undefined;
  });
  useEffect(() => {
    if (name !== undefined) keeper?.drop(name);
  }, [name]);
  return found;
}

/** Keeps what is typed in a form, if anything, over the end of a sign-in. */
export function useKeepTyped(name: string | undefined, typed: unknown): void {
  const now = useRef(typed);
  useEffect(() => {
    now.current = typed;
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    return keeper?.whenEnded((keep) => {
      if (now.current !== undefined) keep(name, now.current);
    });
  }, [name]);
}

/** Keeps it over Back, another screen and a reload, too: what is typed at that moment, if anything. */
export function useKeepWhenLeft(name: string | undefined, typed: () => unknown): void {
  const read = useRef(typed);
  useEffect(() => {
    read.current = typed;
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    const keep = () => {
      const now = read.current();
      if (now !== undefined) keeper?.keep(name, now);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);
}
