import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Role } from './role.ts';
import type { Permission } from './staff/permission.ts';

/**
 * Who may make a call: anybody; anybody signed in; only the user whose id is the path's `{userId}`; only one role.
 * `{ self: Role }` is both at once. `{ staff }`: only people of the staff who were given this permission, or any,
 * in a sign-in with a second factor.
 */
export type Access = 'public' | 'user' | 'self' | { role: Role } | { self: Role } | { staff: Permission | 'any' };

/** The names between braces in a path: `/users/{userId}/x` gives `userId`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/** One call of the product: the server's route, the client's function, OpenAPI and the access tests all come from it. */
export type Call<
  Path extends string = string,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
  Rule extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: Path;
  /** What it is for, in one sentence; shown in OpenAPI. */
  purpose: string;
  access: Rule;
  query: Query;
  body: Body;
  answer: Answer;
  /** Milliseconds the client waits for the answer; 15,000 where absent. */
  timeout?: number;
  /** A GET that changes something: HEAD is refused, browsers may not prefetch it, nobody retries it unasked. */
  effect?: true;
  /** A read whose last answer the device of whoever is signed in may keep, and show where there is no network. */
  kept?: true;
  /**
   * A change that may be written down on the device and sent later. It carries an id (`Idempotency-Key`), by which the
   * server makes it once.
   */
  waits?: true;
  /** Only for who has proved in the last ten minutes who they are; others are refused with `prove-again`. */
  recent?: true;
  /** Only for adults, and for younger talents whose guardian has agreed. */
  ofAge?: true;
  /** Only for adults, whatever a guardian says. */
  adults?: true;
  /** The most bytes of its body; 64 kB where absent. */
  bodyLimit?: number;
  /** Answered piece by piece: a JSON document a line, each as `answer` says. A refusal on the way is the last line. */
  streamed?: true;
};
type Waits<W> = W extends true ? { waits: true } : unknown;
/** A change that may wait on the device. */
export type WaitingCall = Call & { waits: true };
/** A call that is answered piece by piece. */
export type StreamedCall = Call & { streamed: true };

/** Declares a call; `query` and `body` are valibot schemas, absent where the call takes none. */
export function call<
  const Path extends string,
  Answer extends GenericSchema,
  const Rule extends Access,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  const W extends true | undefined = undefined,
>(
  method: Call['method'],
  path: Path,
  parts: { purpose: string; access: Rule; answer: Answer; query?: Query; body?: Body; timeout?: number; effect?: true; recent?: true; kept?: true; ofAge?: true; adults?: true; bodyLimit?: number; waits?: W },
): Call<Path, Query, Body, Answer, Rule> & Waits<W> {
  // Absent means undefined, which the generics say.
  return { method, path, ...parts, query: parts.query as Query, body: parts.body as Body } as Call<Path, Query, Body, Answer, Rule> & Waits<W>;
}

/** Declares a call that is answered piece by piece; `answer` describes one piece. */
export function streamedCall<const Path extends string, Answer extends GenericSchema, const Rule extends Access, Body extends GenericSchema | undefined = undefined>(
  method: Call['method'],
  path: Path,
  parts: { purpose: string; access: Rule; answer: Answer; timeout: number; body?: Body; adults?: true },
): Call<Path, undefined, Body, Answer, Rule> & { streamed: true } {
  return { method, path, ...parts, query: undefined, body: parts.body as Body, streamed: true }; // absent means undefined, which the generics say
}

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** The path parameters of a call, by name. */
export type ParametersOf<C extends Call> = { [Name in PathParameter<C['path']>]: string };
/** The query as a caller writes it (`undefined` where the call has none). */
export type QueryOf<C extends Call> = InputOf<C['query']>;
/** The body as a caller writes it (`undefined` where the call has none). */
export type BodyOf<C extends Call> = InputOf<C['body']>;
/** The query as the server reads it, after parsing. */
export type ParsedQueryOf<C extends Call> = OutputOf<C['query']>;
/** The body as the server reads it, after parsing. */
export type ParsedBodyOf<C extends Call> = OutputOf<C['body']>;
/** What a successful call answers. */
export type AnswerOf<C extends Call> = OutputOf<C['answer']>;
