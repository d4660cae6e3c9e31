import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Conflict, Draft, Opened, SourceText } from '@bridge/content';
import { isSame, settled, withAt, type Path } from './change.ts';

/** Whoever keeps the files: the server of development, or a change in the console. */
export type Desk = {
  /** Names what is being edited, among all that is kept in the browser. */
  name: string;
  open: (file: string, locale: string | undefined) => Promise<Opened>;
  bring: (draft: Draft) => Promise<Answer>;
  accept: (text: { file: string; locale: string; key: string }) => Promise<SourceText[]>;
  /** Says when a file was changed by somebody else, or that any may have been; answers how to stop that. */
  follow: (listener: (file: string | undefined) => void) => () => void;
  kept: { read: (place: string) => string | undefined; write: (place: string, text: string) => void; remove: (place: string) => void };
};

type Open = Extract<Opened, { state: 'open' }>;
type Value = Open['value'];
type Told = Pick<Open, 'faults' | 'elsewhere' | 'ids' | 'drawn'>;
/** What the form was made from, what it says, and what the file said before the form last saved it. */
type Kept = { base: string; value: Value; undone?: string };
export type State = 'saved' | 'unsaved' | 'saving' | 'refused' | 'unchanged' | 'failed';

const pause = 250;

/** A file in the form: what is typed is checked, brought together with what others do to the file, and kept until it is saved. */
export function useDraft(desk: Desk, file: string, locale: string | undefined) {
  const [opened, setOpened] = useState<Opened | 'failed'>();
  const [kept, setKept] = useState<Kept>();
  const [told, setTold] = useState<Told>();
  const [state, setState] = useState<State>('unchanged');
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [followed, setFollowed] = useState(false);
  const now = useRef<Kept>(undefined);
  const inDispute = useRef(false);
  const isUnreadable = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const place = `${desk.name} ${locale ?? ''} ${file}`;

  const keep = useCallback((next: Kept) => {
    now.current = next;
    setKept(next);
    desk.kept.write(place, JSON.stringify(next));
  }, [desk, place]);

  const talk = useCallback(async (more: { save?: boolean } = {}): Promise<void> => {
    const sent = now.current;
    if (!sent || inDispute.current) return;
    const answer = await desk.bring({ file, ...(locale !== undefined && { locale }), ...sent, ...more }).catch(() => undefined);
    if (!answer) return setState('failed');
    if (answer.state === 'unreadable') {
      isUnreadable.current = true;
      return setOpened(answer);
    }
    if (isUnreadable.current) {
      isUnreadable.current = false;
      await look();
    }
    const current = now.current!;
    const wasTypedOn = current.value !== sent.value;
    // Typed on while the answer was under way: what was sent is known to be in the file, or is asked for again.
    if (wasTypedOn && !(answer.state === 'saved' && isSame(answer.value, sent.value))) return talk(more);
    take(answer, sent, wasTypedOn ? current.value : answer.value);
    if (answer.state === 'saved' && locale !== undefined) await look();
    if (wasTypedOn) return talk();

    function take(answer: Exclude<Answer, { state: 'unreadable' }>, sent: Kept, value: Value) {
      const saved = answer.state === 'saved';
      keep({ base: answer.text, value, ...(saved && sent.base !== answer.text ? { undone: sent.base } : sent.undone !== undefined && { undone: sent.undone }) });
      setTold(answer);
      setConflicts(answer.conflicts);
      inDispute.current = answer.conflicts.length > 0;
      if (!saved && sent.base !== '' && answer.text !== sent.base) setFollowed(true);
      setState(saved ? 'saved' : answer.state === 'refused' ? 'refused' : answer.changed ? 'unsaved' : 'unchanged');
      if (!answer.changed) desk.kept.remove(place);
    }
    /** The form anew: which texts are stale by now. */
    async function look() {
      const found = await desk.open(file, locale).catch(() => undefined);
      if (found?.state === 'open') setOpened(found);
    }
  }, [desk, file, locale, keep, place]);

  const inTurn = useCallback((more?: { save?: boolean }) => (turn.current = turn.current.then(() => talk(more))), [talk]);

  const open = useCallback(async () => {
    const found = await desk.open(file, locale).catch(() => 'failed' as const);
    setOpened(found);
    if (found === 'failed' || found.state !== 'open') return;
    const before = desk.kept.read(place);
    const next = before === undefined ? { base: found.text, value: found.value } : (JSON.parse(before) as Kept); // keep() wrote it
    now.current = next;
    setKept(next);
    setTold(found);
    if (before !== undefined) await inTurn();
  }, [desk, file, locale, place, inTurn]);

  useEffect(() => {
    void open();
    return () => clearTimeout(timer.current);
  }, [open]);

  useEffect(() => {
    return desk.follow((changed) => {
      if (changed !== undefined && changed !== (locale === undefined ? file : `translations/${locale}/${file}`)) return;
      void (now.current ? inTurn() : open());
    });
  }, [desk, file, locale, inTurn, open]);

  const change = useCallback((path: Path, wanted: unknown, keys?: readonly string[]) => {
    const before = now.current;
    if (!before) return;
    keep({ ...before, value: withAt(before.value, path, wanted, keys) as Value }); // a document stays an object
    setState('unsaved');
    setFollowed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void inTurn(), pause);
  }, [keep, inTurn]);

  return {
    opened,
    value: kept?.value,
    told,
    state,
    conflicts,
    followed,
    change,
    reopen: open,
    save: () => {
      clearTimeout(timer.current);
      setState('saving');
      return inTurn({ save: true });
    },
    settle: (choices: readonly ('mine' | 'theirs')[]) => {
      const before = now.current!;
      inDispute.current = false;
      keep({ ...before, value: settled(before.value, conflicts, choices) as Value }); // as above
      setConflicts([]);
      return inTurn();
    },
    accept: async (key: string) => {
      const texts = locale === undefined ? undefined : await desk.accept({ file, locale, key }).catch(() => undefined);
      if (!texts) return setState('failed');
      setOpened((before) => (before !== 'failed' && before?.state === 'open' ? { ...before, texts } : before));
    },
    discard: () => {
      desk.kept.remove(place);
      return open();
    },
  };
}
