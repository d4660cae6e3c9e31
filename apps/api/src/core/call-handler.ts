import type { AnswerOf, Call, CallName, Contract, ParametersOf, ParsedBodyOf, ParsedQueryOf, StreamedCall } from '@bridge/model';
import type { Caller } from './caller.ts';
import type { Cookies } from './cookies.ts';
import type { Device } from './device.ts';
import type { Services } from './services.ts';

/** A call after it was parsed and allowed: what a handler may rely on. */
export type CallRequest<C extends Call> = {
  params: ParametersOf<C>;
  query: ParsedQueryOf<C>;
  body: ParsedBodyOf<C>;
  /** Who calls; nobody where the call is public. */
  caller: C['access'] extends 'public' ? undefined : Caller;
  /** The token that came with the call: a public call may be made by somebody signed in. */
  token: string | undefined;
  /** The network address the call came from. */
  address: string;
  cookies: Cookies;
  /** The host that was asked, as the browser names it. */
  host: string;
  /** What the browser says it is. */
  device: Device;
  /** Whether this very change was made before (core/once.ts): nothing is changed then, and what is there by now is answered. */
  isAgain: boolean;
  /** Aborted when nobody waits for the answer any more; absent where that cannot be known. */
  signal?: AbortSignal | undefined;
};

/**
 * Does what one call is for and answers what its contract says, piece by piece where the contract says so. Refuses by
 * throwing a `Refusal`.
 */
export type Handler<C extends Call> = (request: CallRequest<C>, services: Services) => C extends StreamedCall ? AsyncIterable<AnswerOf<C>> : Promise<AnswerOf<C>>;

/** One handler for each call of the contract; leaving one out does not compile. */
export type Handlers = { [Name in CallName]: Handler<Contract[Name]> };
