import { AsyncLocalStorage } from 'node:async_hooks';

/** Does work that sees one value from its beginning to its end, whatever takes its place meanwhile. */
export type Within = <T>(work: () => T) => T;

/**
 * A value that may be replaced at any moment. All that is done within one `pin()` sees the one that was there when it was
 * taken: a request, and all it waits for, never sees two.
 */
export class Held<Value> {
  readonly #pinned = new AsyncLocalStorage<Value>();
  #latest: Value;

  constructor(first: Value) {
    this.#latest = first;
  }

  /** Of the work this is asked in; outside of any, the latest. */
  get value(): Value {
    return this.#pinned.getStore() ?? this.#latest;
  }

  get latest(): Value {
    return this.#latest;
  }

  replace(next: Value): void {
    this.#latest = next;
  }

  /** Takes the latest value for work that is yet to be done, also in several parts. */
  pin(): Within {
    const value = this.#latest;
    return (work) => this.#pinned.run(value, work);
  }
}
