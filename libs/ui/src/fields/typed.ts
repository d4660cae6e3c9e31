import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

/** What waits under a name, and whether its form was open when it was kept. */
type Kept = { typed: unknown; isOpen: boolean };
type Keep = (name: string, kept: Kept) => void;
/** What became of what was typed. */
type Fate = 'taken' | 'written' | 'refused';

/** Where typed things wait while somebody is away, by a name; the application gives it, as ui knows no session. */
export type TypedKeeper = {
  read: (name: string) => Kept | undefined;
  drop: (name: string) => void;
  keep: Keep;
  /** Calls back when the sign-in has ended; answers with the way to stop it. */
  whenEnded: (tell: (keep: Keep) => void) => () => void;
};

let keeper: TypedKeeper | undefined;

/** Says where what is typed waits while somebody is away from it. */
export function keepTypedIn(given: TypedKeeper): void {
  keeper = given;
}

/** What was typed under this name when it was kept last, once; nothing without a name, or where it has another shape by now. */
export function useTypedBefore<T>(name: string | undefined, schema: v.GenericSchema<unknown, T>): T | undefined {
  const [found] = useState(() => {
    const kept = v.safeParse(schema, name === undefined ? undefined : keeper?.read(name)?.typed);
    return kept.success ? kept.output : undefined;
  });
  useEffect(() => {
    if (name !== undefined) keeper?.drop(name);
  }, [name]);
  return found;
}

/** What waits under this name, to be shown where its form cannot stand any more; it goes on waiting. */
export function useTypedLeft<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const [left, setLeft] = useState<{ name: string; typed: unknown }>();
  useEffect(() => setLeft({ name, typed: keeper?.read(name)?.typed }), [name]); // after the form that went away has kept it
  const kept = v.safeParse(schema, left?.name === name ? left.typed : undefined);
  return kept.success ? kept.output : undefined;
}

/**
 * Keeps what `read` answers at that moment, if anything: over the end of a sign-in and a reload, after which the form is to
 * be open again (unless `isOpen` says that it is not), and over Escape and another screen. Answers with the way to say what
 * became of it: what is taken (sent, or given up) is kept no longer until it is changed, or until it is said that it was
 * refused after all; what is written down to be sent is kept for the end of the sign-in alone, which takes that away.
 */
export function useKeepTyped(name: string | undefined, read: () => unknown, isOpen = true): (fate?: Fate) => void {
  const now = useRef({ read, isOpen });
  const settled = useRef<string>(undefined);
  const isWritten = useRef(false);
  useEffect(() => {
    now.current = { read, isOpen };
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    const keepIn = (keep: Keep | undefined, isStillOpen: boolean, before = settled.current) => {
      const typed = now.current.read();
      if (typed !== undefined && JSON.stringify(typed) !== before) keep?.(name, { typed, isOpen: isStillOpen });
    };
    const leave = () => keepIn(keeper?.keep, now.current.isOpen);
    const stop = keeper?.whenEnded((keep) => keepIn(keep, now.current.isOpen, isWritten.current ? '' : settled.current));
    window.addEventListener('pagehide', leave);
    return () => {
      stop?.();
      window.removeEventListener('pagehide', leave);
      keepIn(keeper?.keep, false);
    };
  }, [name]);
  return (fate = 'taken') => {
    isWritten.current = fate === 'written';
    settled.current = fate === 'refused' ? undefined : JSON.stringify(now.current.read());
    if (fate !== 'refused' && name !== undefined) keeper?.drop(name);
  };
}

/** Whether a form of this name was open, with something typed in it, when a sign-in ended or the page was loaded anew. */
export function isLeftOpen(name: string): boolean {
  return keeper?.read(name)?.isOpen ?? false;
}

/** Which of some forms is open: first the one that was left open, as soon as it is known what there is; then as it is said. */
export function useLeftOpen<Form>(forms: readonly Form[] | undefined, nameOf: (form: Form) => string): [Form | undefined, (next: Form | undefined) => void] {
  const [open, setOpen] = useState<{ form: Form | undefined }>();
  if (!open && forms) setOpen({ form: forms.find((form) => isLeftOpen(nameOf(form))) });
  return [open?.form, (form) => setOpen({ form })];
}
