import type { Passwords } from '../accounts/passwords.ts';
import type { ThirdParty } from '../accounts/third-party/provider.ts';
import type { Generator } from '../blueprints/generator.ts';
import type { Database } from '../database/database.ts';
import type { Content } from './content.ts';
import type { RateRules } from './rate-limit.ts';
import type { Words } from './words.ts';

/** Everything a handler works with. Nothing in it is truth: that is in the database alone. */
export type Services = {
  database: Database;
  content: Content;
  words: Words;
  passwords: Passwords;
  generator: Generator;
  /** Milliseconds a blueprint may take. */
  generationDeadline: number;
  rates: RateRules;
  /** The third party whose sign-ins are believed, where one is configured. */
  thirdParty: ThirdParty | undefined;
  /** Other origins whose pages may call. */
  origins: readonly string[];
  /** Keys the hashes of verification codes; never in the database. */
  secret: Uint8Array;
  /** Where the data lies, as far as that is this machine. */
  dataFolder?: string | undefined;
  /** Aborted when the server begins to end. */
  ending?: AbortSignal | undefined;
  /** Says what went wrong inside; a person never reads it. */
  report: (error: unknown) => void;
};
