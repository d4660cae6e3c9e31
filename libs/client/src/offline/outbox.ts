/** A change that is written down, and sent as soon as the server can be reached. */
export type Waiting = {
  id: string;
  /** Its place in the order in which changes were made here. */
  place: number;
  /** The name of the call that makes it. */
  call: string;
  params: Record<string, string>;
  body: unknown;
  /** What it changes: where one change of that is refused, those after it are not made either. */
  subject: string;
  madeAt: number;
  /** Why it was not made; '' where one before it of the same subject was not. */
  refused?: { code: string; message: string } | undefined;
};
export type NewChange = Pick<Waiting, 'call' | 'params' | 'body' | 'subject'>;

/** What an outbox needs of its surroundings. */
export type OutboxPorts = {
  /** What is written down, in any order; other pages write there as well. */
  read: () => Waiting[];
  write: (change: Waiting) => void;
  remove: (id: string) => void;
  /** Sends a change with its id, and answers what the server says. */
  send: (change: Waiting) => Promise<unknown>;
  /** Whether an error says nothing of the change itself: it is sent again later. */
  isPassing: (error: unknown) => boolean;
  /** Whether the sign-in has ended by it: what is written down goes with that. */
  isEnd: (error: unknown) => boolean;
  refusalOf: (error: unknown) => NonNullable<Waiting['refused']>;
  /** Has one page at a time do something. Where it cannot, two pages may send the same: the server makes it once. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls back later, once: longer the more `failures` there were in a row. */
  later: (work: () => void, failures: number) => void;
  freshId: () => string;
  now: () => number;
  /** Milliseconds after which who has made a change is told that it waits. */
  patience: number;
};

/** What became of a change that was just made: the server's answer, or nothing yet. */
export type Made = { answer: unknown } | undefined;
type Waiter = { resolve: (made: Made) => void; reject: (error: unknown) => void };

/**
 * Changes that are written down before they are sent. They go out one after the other, in the order in which they were
 * made; what was not answered is sent again with the same id. A refusal of what was made just now goes to who made it; one
 * of what has waited is written down for the person to see, together with what came after it of the same subject.
 */
export function createOutbox(ports: OutboxPorts) {
  const waiters = new Map<string, Waiter>();
  const listeners = new Set<() => void>();
  let snapshot: readonly Waiting[] = inOrder(ports.read());
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;

  function tell(): void {
    const next = inOrder(ports.read());
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function put(change: Waiting): void {
    ports.write(change);
    tell();
  }

  function take(id: string): void {
    ports.remove(id);
    tell();
  }

  async function sendAll(): Promise<void> {
    for (let next = firstOf(ports.read()); next; next = firstOf(ports.read())) {
      try {
        const answer = await ports.send(next);
        failures = 0;
        take(next.id);
        settle(next.id, (waiter) => waiter.resolve({ answer }));
      } catch (error) {
        if (ports.isEnd(error)) {
          for (const id of [...waiters.keys()]) settle(id, (waiter) => waiter.reject(error)); // who made it still has it before them
          isAsked = false;
          return;
        }
        if (ports.isPassing(error)) {
          ports.later(() => void flush(), failures++);
          isAsked = false;
          return;
        }
        refuse(next, error);
      }
    }
  }

  function refuse(change: Waiting, error: unknown): void {
    const after = inOrder(ports.read()).filter((one) => one.place > change.place && one.subject === change.subject && !one.refused);
    for (const one of [change, ...after]) {
      const isMadeNow = waiters.has(one.id);
      if (isMadeNow) take(one.id);
      else put({ ...one, refused: one === change ? ports.refusalOf(error) : { code: '', message: '' } });
      settle(one.id, (waiter) => waiter.reject(error));
    }
  }

  function settle(id: string, how: (waiter: Waiter) => void): void {
    const waiter = waiters.get(id);
    waiters.delete(id);
    if (waiter) how(waiter);
  }

  /** Sends what waits. */
  function flush(): Promise<void> {
    isAsked = true;
    running ??= sendAsAsked().finally(() => {
      running = undefined;
      if (isAsked) return void flush(); // somebody has made a change at the very end
      for (const id of [...waiters.keys()]) settle(id, (waiter) => waiter.resolve(undefined)); // they wait, or another page has sent them
      tell();
    });
    return running;
  }

  async function sendAsAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await ports.alone(sendAll);
    }
  }

  return {
    /** What waits and what was refused, in the order in which it was made. */
    list: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Makes a change: answers the server's answer, or nothing where it waits. Rejects where the server refuses it at once. */
    make(change: NewChange): Promise<Made> {
      const known = ports.read();
      const waiting: Waiting = { ...change, id: ports.freshId(), place: Math.max(0, ...known.map(({ place }) => place)) + 1, madeAt: ports.now() };
      put(waiting);
      return new Promise((resolve, reject) => {
        waiters.set(waiting.id, { resolve, reject });
        setTimeout(() => settle(waiting.id, (waiter) => waiter.resolve(undefined)), ports.patience);
        void flush();
      });
    },
    flush,
    /** Lets go of a change that was refused. */
    drop: take,
    /** Looks again at what is written down: another page wrote, or somebody else is signed in. */
    look: tell,
  };
}

function inOrder(changes: readonly Waiting[]): Waiting[] {
  return [...changes].sort((one, two) => one.place - two.place || (one.id < two.id ? -1 : 1));
}

function firstOf(changes: readonly Waiting[]): Waiting | undefined {
  return inOrder(changes).find(({ refused }) => !refused);
}
