/**
 * What `call` needs to know of the session, handed over by the session itself: so neither imports the other.
 */
export const credentials = {
  /** The token that goes out with each call. */
  token: (): string | undefined => undefined,
  /** Whose it is. */
  userId: (): string | undefined => undefined,
  /** Told when the server no longer takes a token. */
  refused: (_token: string): void => {},
};
