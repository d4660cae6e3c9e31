/** What is known of the network: whether the server was reached last, and from when what is shown is where it was not. */
export type Network = { isAway: boolean; shownFrom: number | undefined };

let current: Network = { isAway: false, shownFrom: undefined };
const listeners = new Set<() => void>();

/** The network as the last calls met it. What a browser says of itself is no proof: it may be online and reach nobody. */
export const network = {
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Calls `listener` once the server is reached again, or the browser says that it has a connection: what was said of there being none is out of date. Answers how to stop waiting. */
  onceBack(listener: () => void): () => void {
    const stop = () => {
      listeners.delete(look);
      removeEventListener('online', tell);
    };
    const tell = () => {
      stop();
      listener();
    };
    const look = () => void (current.isAway || tell());
    listeners.add(look);
    addEventListener('online', tell);
    return stop;
  },
  /** The server has answered, whatever it said. */
  isThere: () => show({ isAway: false, shownFrom: undefined }),
  /** It has not; what is shown instead was kept at a time. */
  isAway: (keptAt?: number) => show({ isAway: true, shownFrom: keptAt === undefined ? current.shownFrom : Math.min(keptAt, current.shownFrom ?? keptAt) }),
};

function show(next: Network): void {
  if (next.isAway === current.isAway && next.shownFrom === current.shownFrom) return;
  current = next;
  for (const listener of [...listeners]) listener();
}
