import type { FindCaller } from './caller.ts';
import type { Passwords, Portraits, ThirdParty, Generator } from './ports.ts';
import type { Database } from '../database/database.ts';
import type { Probe } from './probe.ts';
import type { Content } from './content.ts';
import type { RateRules } from './rate-limit.ts';
import type { Words } from './words.ts';

/** Everything a handler works with. Nothing in it is truth: that is in the database alone. */
export type Services = {
  database: Database;
  content: Content;
  words: Words;
  findCaller: FindCaller;
  passwords: Passwords;
  portraits: Portraits;
  generator: Generator;
  /** Milliseconds a blueprint may take. */
  generationDeadline: number;
  rates: RateRules;
  /** Whether devices may keep the screens for when there is no network. */
  offline: boolean;
  /** The third party whose sign-ins are believed, where one is configured. */
  thirdParty: ThirdParty | undefined;
  /** Whether talents under 18 may meet others at all, once their guardian has agreed. */
  meetsTheYoung: boolean;
  /** Other origins whose pages may call. */
  origins: readonly string[];
  /** The address people use, where it is not this machine's own. */
  publicUrl: string | undefined;
  /** Keys the hashes of verification codes; never in the database. */
  secret: Uint8Array;
  /** Where the data lies, as far as that is this machine. */
  dataFolder?: string | undefined;
  /** The content that this version of the product brings, as files; absent where nobody needs them. */
  contentFolder?: string | undefined;
  /** In development, without a mail server: mails are read on a page, and not sent. */
  mailsUnsent: boolean;
  /** Whether the database takes what is written, and whether mails go out, as of just now. */
  probe: Probe;
  /** Aborted when the server begins to end. */
  ending?: AbortSignal | undefined;
  /** Says what went wrong inside; a person never reads it. */
  report: (error: unknown) => void;
};

/** What ends meetings that may not be. Where it is not said whether those under 18 meet others here, the next sweep sees to that. */
export type Ending = Pick<Services, 'content' | 'database' | 'secret' | 'words'> & Partial<Pick<Services, 'meetsTheYoung'>>;
