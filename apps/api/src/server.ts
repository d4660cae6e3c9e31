import { findCaller, createPasswords, productionCost, type HashCost, type HashQueue, openThirdParty, type ThirdPartyOptions } from './accounts/face.ts';
import type { FastifyInstance } from 'fastify';
import { composer, type ProviderSettings, provider, generationDeadline } from './blueprints/face.ts';
import type { Generator, Portraits } from './core/ports.ts';
import type { Content } from './core/content.ts';
import { productionRates, type RateRules } from './core/rate-limit.ts';
import { openWords } from './content/words.ts';
import type { Database } from './database/database.ts';
import { handlers } from './handlers.ts';
import { createApp, type HttpOptions } from './http/app.ts';
import { count } from './core/metrics.ts';
import { createProbe } from './core/probe.ts';
import { openPortraits } from './pictures/face.ts';
import { traced } from './core/trace.ts';
import { isMailLate } from './health.ts';

export type ServerOptions = Partial<HttpOptions> & {
  content: Content;
  database: Database;
  /** Keys the hashes of verification codes; the same in every process that shares the database. */
  secret: Uint8Array;
  /** Whether talents under 18 may meet others at all; true where it is not said. */
  meetsTheYoung?: () => boolean;
  /** The address people use, where it is not this machine's own. */
  publicUrl?: string | undefined;
  generator?: Generator;
  /** The AI provider that writes blueprints; without it they are composed from content. */
  ai?: ProviderSettings | undefined;
  generationDeadline?: number;
  /** Reads pictures; in processes of their own where it is not said. */
  portraits?: Portraits;
  hashCost?: HashCost;
  hashQueue?: HashQueue;
  rates?: RateRules;
  /** Where the data lies, as far as that is this machine. */
  dataFolder?: string | undefined;
  /** The content that this version of the product brings: what a first change in the console is begun from. */
  contentFolder?: string | undefined;
  /** False to take the service worker off every device that comes by. */
  offline?: boolean;
  /** Aborted when the server begins to end. */
  ending?: AbortSignal;
  /** Sign-in by a third party; without it there is none. */
  thirdParty?: ThirdPartyOptions | undefined;
};

/** The whole server without a port: `inject` calls it, `listen` opens it. The caller closes the database. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { content, database, secret } = options;
  const passwords = await createPasswords(options.hashCost ?? productionCost, options.hashQueue);
  const portraits = options.portraits ?? openPortraits();
  const services = {
    content,
    database,
    secret,
    publicUrl: options.publicUrl,
    get meetsTheYoung() {
      return options.meetsTheYoung?.() ?? true; // asked with each call
    },
    words: openWords(content),
    findCaller,
    passwords,
    portraits,
    generator: countGenerations(options.generator ?? (options.ai ? provider(content, options.ai) : composer(content))),
    generationDeadline: options.generationDeadline ?? generationDeadline,
    rates: options.rates ?? productionRates,
    dataFolder: options.dataFolder,
    contentFolder: options.contentFolder,
    probe: createProbe(database, isMailLate),
    mailsUnsent: !(options.production ?? true) && (options.outbox ?? true),
    offline: options.offline ?? true,
    ending: options.ending,
    thirdParty: options.thirdParty && openThirdParty(options.thirdParty),
  };
  const app = createApp(handlers, services, {
    origins: options.origins ?? [],
    https: options.https ?? false,
    trustProxy: options.trustProxy ?? [],
    logLevel: options.logLevel ?? 'warn',
    logTo: options.logTo,
    production: options.production ?? true,
    web: options.web,
    editions: options.editions,
    outbox: options.outbox ?? true,
    demoCode: options.demoCode,
  });
  app.addHook('preClose', async () => {
    passwords.close(); // a line of people signing in must not keep a server from ending
    portraits.close();
  });
  return app;
}

function countGenerations(generator: Generator): Generator {
  const came = (outcome: 'done' | 'failed') => count('bridge_generations_total', { by: generator.source, outcome });
  return {
    ...generator,
    generate: async (input, run) => {
      try {
        const made = await traced({ name: 'generation', kind: 'asked', told: { 'bridge.by': generator.source } }, () => generator.generate(input, run));
        came('done');
        return made;
      } catch (error) {
        came('failed');
        throw error;
      }
    },
  };
}
