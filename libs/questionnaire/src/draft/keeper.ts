import { ApiError, storage, type Stored } from '@bridge/client';
import type { Draft, DraftChanges } from '@bridge/model';
import { acknowledged, edit, emptyDraft, merge, retaken, takeServer, unsent, type DraftEdit, type LocalDraft } from './merge.ts';

/** The server's side of the draft; absent for somebody who is not signed in. */
export type DraftServer = {
  /** False once the sign-in session ended: what this page still knows must not be written down again. */
  isOpen(): boolean;
  read(): Promise<Draft>;
  save(changes: DraftChanges, leaving: boolean): Promise<Draft>;
  clear(): Promise<Draft>;
};

/** Where the draft is safe: `server` with the account, `device` here alone, `none` while there is nothing to say. */
export type Kept = 'none' | 'server' | 'device';
export type Keeper = ReturnType<typeof createKeeper>;

const typingDelay = 300;
const sendDelay = 400;
const retryDelays = [2_000, 5_000, 15_000, 60_000] as const;
const mostSteps = 20;
/** A slow server must not keep anybody from starting. */
const longestLook = 3_000;

/** Keeps the draft of one survey: in memory at once, in this browser's storage, and on the server where there is one. */
export function createKeeper(place: Stored<LocalDraft>, server: DraftServer | undefined) {
  let draft = storage.read(place) ?? emptyDraft;
  let kept: Kept = 'none';
  let ready = !server;
  let state: { draft: LocalDraft; kept: Kept; ready: boolean } = { draft, kept, ready };
  let failures = 0;
  let sending: Promise<void> | undefined;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();

  function show(next: LocalDraft, news: { kept?: Kept; ready?: boolean } = {}) {
    draft = next;
    kept = news.kept ?? kept;
    ready = news.ready ?? ready;
    if (state.draft === draft && state.kept === kept && state.ready === ready) return;
    state = { draft, kept, ready };
    for (const listener of [...listeners]) listener();
  }

  /** Joins with what other tabs wrote, and writes the whole back. */
  function write(next = draft) {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    if (server?.isOpen() === false) return;
    const stored = storage.read(place);
    const joined = stored ? merge(next, stored) : next;
    storage.write(place, joined);
    show(joined);
  }

  function sendSoon(delay: number) {
    if (!server || isStopped) return;
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), delay);
  }

  async function send(leaving = false): Promise<void> {
    clearTimeout(sendTimer);
    if (!server?.isOpen()) return;
    if (sending && !leaving) return sending.then(() => send());
    sending = exchange(server, leaving)
      .then(() => {
        failures = 0;
        show(draft, { kept: unsent(draft) ? kept : 'server', ready: true });
      })
      .catch((error: unknown) => {
        show(draft, { kept: 'device', ready: true });
        if (mayRetry(error)) sendSoon(retryDelays[Math.min(failures++, retryDelays.length - 1)] ?? retryDelays[0]);
      })
      .finally(() => (sending = undefined));
    return sending;
  }

  async function exchange(to: DraftServer, leaving: boolean) {
    for (let step = 0; step < mostSteps; step++) {
      write(); // what another tab wrote a moment ago must not be overwritten on the server by what it replaced
      if (draft.generation === null) {
        write(takeServer(draft, await to.read()));
      } else if (draft.retakes > 0) {
        write(takeServer(draft, await to.clear()));
      } else {
        const sent = draft;
        const changes = unsent(sent);
        if (!changes) return;
        await to.save(changes, leaving).then(
          (copy) => write(takeServer(acknowledged(draft, sent), copy)),
          async (error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== 'draft-outdated') throw error;
            write(takeServer(draft, await to.read()));
            if (draft.generation === sent.generation) throw error; // refused, and yet of this round: ask again later
          },
        );
      }
    }
  }

  async function readServer(from: DraftServer) {
    setTimeout(() => show(draft, { ready: true }), longestLook);
    try {
      write(takeServer(draft, await from.read()));
      show(draft, { ready: true });
      if (unsent(draft) || draft.retakes > 0) await send();
    } catch {
      show(draft, { ready: true });
      if (unsent(draft)) sendSoon(retryDelays[0]);
    }
  }

  function flush(leaving = false) {
    if (writeTimer) write();
    if (unsent(draft)) void send(leaving);
  }

  /** Another tab wrote. Where it had not seen all that this one knows, the whole is written again. */
  function follow() {
    const stored = storage.read(place);
    if (!stored) return;
    show(merge(draft, stored));
    if (JSON.stringify(merge(stored, draft)) !== JSON.stringify(stored)) write();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes one edit; what comes often, such as a text being typed, is written down a little later, the rest at once. */
    edit(change: DraftEdit, later = false) {
      show(edit(draft, change, Date.now()), server ? {} : { kept: 'device' });
      if (later) writeTimer ??= setTimeout(write, typingDelay);
      else write();
      sendSoon(sendDelay);
    },
    /** Clears the draft everywhere and begins the next round. */
    retake(submitted = false) {
      write(retaken(draft, submitted));
      void send();
    },
    /** Writes and sends what is still on its way. */
    flush,
    /**
     * Reads the server's copy, and follows other tabs, the network and the page's end until the answer is called. What is
     * unsent then is sent once; where that fails it waits here for the next keeper, and no late try writes down again what
     * was cleared meanwhile.
     */
    start() {
      isStopped = false;
      const events = new AbortController();
      const listen = (target: Window | Document, name: string, follower: (event: Event) => void) =>
        target.addEventListener(name, follower, { signal: events.signal });
      listen(window, 'storage', (event) => (event as StorageEvent).key === place.key && follow()); // the event's name gives its type
      listen(window, 'online', () => void send());
      listen(window, 'pagehide', () => flush(true));
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush(true));
      if (server) void readServer(server);
      return () => {
        events.abort();
        isStopped = true;
        clearTimeout(sendTimer);
        flush(true);
      };
    },
  };
}

/** Not where the session ended or the server calls the answers wrong: saying the same again helps nobody. */
function mayRetry(error: unknown) {
  return error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status === 429 || error.status >= 500);
}
