import type { Survey } from '@bridge/content';
import type { Answers, AskedAnswers, BlueprintPart, CoachPiece, CoachTurn, Milestone, Settings } from '@bridge/model';
import type { Turn } from './queue.ts';

// What calls need from outside, as the core asks for it. The domains bring it, and server.ts puts it together.

/** Hashes and compares passwords, a few at a time: each takes memory and a core. */
export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>;
  /** False without a stored hash, after the same work as with one: how long it takes tells nothing. */
  matches(password: string, stored: string | undefined, turn?: Turn): Promise<boolean>;
  /** For a server that ends: what is being hashed is, what waits for its turn is refused as unavailable. */
  close(): void;
};

/** Who an ID token says somebody is, once everything in it was checked except the nonce. */
export type Identity = { subject: string; email: string; nonce: string; givenName?: string | undefined; familyName?: string | undefined; picture?: string | undefined };

/** Reads pictures that people bring, one at a time, beside everything else. */
export type Portraits = {
  /** The square of a picture in each width, from the smallest on; or why it is refused, in a word of content/messages/fields.json. `by`: who brings it. */
  read(bytes: Buffer, by: string, signal?: AbortSignal): Promise<{ pictures: Buffer[] } | { problem: string }>;
  /** For a server that ends: what is being read is given up, and refused as unavailable. */
  close(): void;
};

export type ThirdParty = {
  /** Null where the provider cannot be reached: a button that leads nowhere is not shown. */
  settings(report: Report): Promise<Settings['thirdParty']>;
  /** Refuses whatever is not a fresh ID token that this provider made for this product about a verified address. */
  verify(idToken: string, report: Report): Promise<Identity>;
};
type Report = (error: unknown) => void;

export type GeneratorInput = {
  survey: Survey;
  answers: Answers;
  envision: string;
  /** What was said to questions asked back. */
  asked?: AskedAnswers;
  /** The language to write in. */
  locale: string;
};

/** What a generator gets besides the answers. */
export type Run = {
  /** Aborted when its time is up. */
  signal: AbortSignal;
  /** When that is, by the clock of Date.now(). */
  until: number;
  /** Takes a part that is ready before the rest. */
  tell(part: BlueprintPart): void;
  /** Takes the tokens it used, as soon as they are known. */
  used(tokens: number): void;
  /** Says that it was the composer in the end. */
  composed(): void;
};

/** All that is told of a talent with a question: no name, no address, nothing of the rest of the plan. */
export type CoachAsked = {
  /** The language to answer in. */
  locale: string;
  vision: string;
  milestone: Milestone;
  /** What the milestone builds. */
  skills: { id: string; name: string }[];
  /** Days on which something was done last. */
  doneLately: string[];
  earlier: readonly CoachTurn[];
  question: string;
};
export type CoachRun = { /** Aborted when nobody reads the answer any more. */ signal: AbortSignal | undefined; /** Takes the tokens it used, as soon as they are known. */ used(tokens: number): void };
export type CoachSaid = Extract<CoachPiece, { type: 'text' | 'proposal' }>;

/** What makes blueprints: the composer, or a provider. Its result is checked before it is stored. */
export type Generator = {
  source: 'composer' | 'provider';
  /** Tokens that all people together may use in a day; absent where generating costs nothing. */
  tokensPerDay?: number;
  generate(input: GeneratorInput, run: Run): Promise<unknown>;
  /** Answers a question about one milestone, sentence by sentence; absent where nothing that could is set up. */
  coach?(asked: CoachAsked, run: CoachRun): AsyncIterable<CoachSaid>;
};
