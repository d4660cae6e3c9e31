import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import type { Within } from '../core/held.ts';
import { count, plainName } from '../core/metrics.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { addAccountForms } from './account-forms.ts';
import { addCalls } from './calls.ts';
import { addDevOutbox } from './dev-outbox.ts';
import { addFailures, answerUnread, sendFailure } from './failures.ts';
import { isForwarded } from './forwarded.ts';
import { addHeaders, protect } from './headers.ts';
import { bodyLimit, parseJson } from './json-body.ts';
import { createExplorer } from './explorer-page.ts';
import { addGuardianPage } from './guardian-page.ts';
import { addNoWorker } from './no-worker.ts';
import { addOpportunityPage } from './opportunity-page.ts';
import { addOpenApi } from './openapi.ts';
import { faultOf, loggedPath, requestId } from './log.ts';
import { isHost } from './origin-of.ts';
import { packPages } from './pack-pages.ts';
import { addPlainForms } from './plain-forms.ts';
import { addPlainSignOut } from './plain-sign-out.ts';
import { addPortraits } from './portraits.ts';
import { addPreviewPage } from './preview-page.ts';
import { addSharedPage } from './shared-page.ts';
import type { Web } from './static.ts';

export type HttpOptions = {
  /** Other origins whose pages may read the answers. */
  origins: readonly string[];
  /** True where the public address is https. */
  https: boolean;
  /** Networks whose X-Forwarded-* headers are believed. */
  trustProxy: readonly string[];
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** Where the log goes instead of the standard output. */
  logTo?: { write(line: string): void } | undefined;
  /** Hides what is only for developing. */
  production: boolean;
  /** The built web application, where this server serves it. */
  web?: Web | undefined;
  /** What is published while the server runs: each request sees one state of it. */
  editions?: { pin(): Within; lookFor(url: string): Promise<void> | undefined } | undefined;
  /** False where mails are really sent: then nobody looks at them here, not even while developing. */
  outbox: boolean;
  /** The code of the demo staff, for the page of the outbox. */
  demoCode: (() => string) | undefined;
};

/** The HTTP server over the calls. It knows HTTP and nothing of what the calls do. */
export function createApp(handlers: Handlers, services: Omit<Services, 'report' | 'origins'>, options: HttpOptions): FastifyInstance {
  const app = fastify({
    bodyLimit,
    routerOptions: { maxParamLength: 800 }, // an e-mail address of 254 characters, escaped
    exposeHeadRoutes: false,
    return503OnClosing: false, // what still comes in on an open connection is answered
    forceCloseConnections: false, // see shutDown: a request may be on its way on a connection that looks idle
    requestTimeout: 30_000,
    http: { requireHostHeader: false }, // Node's own refusal has neither our headers nor a body: see refuseWithoutHost
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel, ...(options.logTo && { stream: options.logTo }) },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    childLoggerFactory: (log) => log, // nothing is said of one request but by logRequests
    logController: new LogController({ disableRequestLogging: true }), // its two lines a request hold the whole address
    frameworkErrors: (error, request, reply) => {
      protect(request, reply, options.https); // no hook has run yet
      void sendFailure(error, reply, complete);
    },
    clientErrorHandler: (error, socket) => answerUnread(error, socket, complete, options.https),
  });
  // What is asked with each call is not copied: a release opens and closes meetings of the young while the server runs.
  const complete: Services = { ...services, get meetsTheYoung() { return services.meetsTheYoung; }, origins: options.origins, report: (error) => {
    count('bridge_faults_total', { kind: error instanceof Error ? plainName(error.name) : 'other' });
    app.log.error(faultOf(error));
  } };

  app.server.on('checkExpectation', ({ socket }) => answerUnread(new Error('Nothing can be expected here.'), socket, complete, options.https));
  app.server.on('connect', ({ socket }) => answerUnread(new Error('This is no proxy.'), socket, complete, options.https));
  countResponses(app);
  if (options.logLevel === 'info') logRequests(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => parseJson(bytes));
  addHeaders(app, options);
  packPages(app);
  if (options.editions) pinEdition(app, options.editions);
  refuseWithoutHost(app);
  addFailures(app, complete, options.web, options.web && createExplorer(complete, options.web));
  addCalls(app, handlers, complete);
  addPlainForms(app, handlers, complete, options.web);
  if (options.web) addAccountForms(app, handlers, complete, options.web);
  if (options.web) addGuardianPage(app, handlers, complete, options.web);
  if (options.web) addPlainSignOut(app, handlers, complete);
  if (options.web) addSharedPage(app, complete, options.web);
  if (options.web) addOpportunityPage(app, complete, options.web);
  addPortraits(app, complete);
  addPreviewPage(app, complete);
  if (!services.offline) addNoWorker(app);
  addOpenApi(app, () => services.content.document('brand').name);
  if (!options.production && options.outbox) addDevOutbox(app, complete, options.demoCode);
  if (!options.production) warnBehindProxy(app);
  return app;
}

/** The calls are checked by valibot, so Fastify is given no schema, and loads none of its own compilers: they take a megabyte. */
function unused(): never {
  throw new Error('No route has a schema of Fastify.');
}

/**
 * All that is done for a request sees one edition. Where that lacks what a page of another process may have led to, it is
 * made sure first that there is none newer; what has a route of its own, such as a call, is there in every edition.
 */
function pinEdition(app: FastifyInstance, { pin, lookFor }: NonNullable<HttpOptions['editions']>): void {
  const pinned = new WeakMap<object, Within>();
  app.addHook('onRequest', (request, _, done) => {
    const begin = () => {
      const within = pin();
      pinned.set(request, within);
      within(done);
    };
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const later = isRead && request.is404 ? lookFor(request.url) : undefined;
    if (later) later.then(begin, begin);
    else begin();
  });
  // What a body is read by has its own context.
  app.addHook('preValidation', (request, _, done) => (pinned.get(request) ?? pin())(done));
}

/** A request of HTTP/1.1 says which host it is for, and nothing else in that place. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _, done) => {
    const isWrong = headers.host === undefined ? raw.httpVersion === '1.1' : headers.host !== '' && !isHost(headers.host);
    done(isWrong ? new Refusal('invalid-input') : undefined);
  });
}

/** Says loudly, once, that people reach a server that was started for developing. */
function warnBehindProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request)) return;
    isSaid = true;
    app.log.error('A request came through a proxy, but this server was started without NODE_ENV=production: it has demo accounts whose passwords everybody knows. Stop it, delete its data folder or those accounts, and start it with NODE_ENV=production.');
  });
}

/** One line for each request, without what people wrote. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ id, method, url, routeOptions }, reply, done) => {
    app.log.info({ id, method, path: loggedPath(url, { pattern: routeOptions.url, found: reply.statusCode < 400 }), status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
}

function countResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (_, reply, done) => {
    count('bridge_responses_total', { status: String(reply.statusCode) });
    done();
  });
}
