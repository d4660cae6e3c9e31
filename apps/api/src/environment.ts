import path from 'node:path';
import { isIP } from 'node:net';
import { readProviderSettings, type ProviderSettings } from './blueprints/face.ts';
import type { TraceOptions } from './tracing.ts';

/** What the server is started with. */
export type Environment = {
  production: boolean;
  host: string;
  port: number;
  /** Where the figures for Prometheus are served; nowhere without METRICS_PORT. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces are handed over; nowhere without OTEL_EXPORTER_OTLP_ENDPOINT. The names are OpenTelemetry's own. */
  traces: TraceOptions | undefined;
  /** PostgreSQL; the embedded database in `dataFolder` where absent. */
  databaseUrl: string | undefined;
  /** PostgreSQL is asked through a pooler that hands connections on after every transaction. */
  pooled: boolean;
  dataFolder: string;
  contentFolder: string;
  webFolder: string;
  /** The address people use, where it is not this machine's own. */
  publicUrl: string | undefined;
  origins: string[];
  trustProxy: string[];
  secret: string | undefined;
  /** Where mails are handed over; without it they wait in the database. */
  smtp: { url: string; from: string } | undefined;
  /** Whose sign-ins are believed besides our own. */
  thirdParty: { clientId: string; issuer: string } | undefined;
  /** The AI provider that writes blueprints; without it they are composed from content. */
  ai: ProviderSettings | undefined;
  /** How long it listens when it is about to end, not ready: until whoever sends people here has noticed. */
  drainSeconds: number;
  /** False to take the service worker off every device that comes by. */
  offline: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
};

type Variables = Record<string, string | undefined>;

/** Reads the environment once. Throws one error that names every fault in it. */
export function readEnvironment(variables: Variables, root: string): Environment {
  const faults: string[] = [];
  const given = (name: string) => variables[name]?.trim() || undefined;
  const fault = (name: string, expected: string) => void faults.push(`${name} is "${given(name)}"; expected ${expected}.`);
  const folder = (name: string, usual: string) => path.resolve(root, given(name) ?? usual);
  const list = (name: string) => (given(name) ?? '').split(',').map((part) => part.trim()).filter(Boolean);

  const production = given('NODE_ENV') === 'production';
  const host = given('HOST') ?? '127.0.0.1';
  const port = Number(given('PORT') ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fault('PORT', 'a whole number from 0 to 65535');
  const metricsPort = given('METRICS_PORT');
  const metrics = metricsPort === undefined ? undefined : { host: given('METRICS_HOST') ?? '127.0.0.1', port: Number(metricsPort) };
  if (metrics && (!Number.isInteger(metrics.port) || metrics.port < 0 || metrics.port > 65_535 || (metrics.port === port && port !== 0))) fault('METRICS_PORT', 'a whole number from 0 to 65535, another one than PORT');

  const endpoint = given('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/$/, '');
  if (endpoint && !/^https?:$/.test(urlOf(endpoint)?.protocol ?? '')) faults.push('OTEL_EXPORTER_OTLP_ENDPOINT is not an address like http://127.0.0.1:4318.'); // it may hold a key: never shown
  const share = Number(given('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(share >= 0 && share <= 1)) fault('OTEL_TRACES_SAMPLER_ARG', 'a share from 0 to 1');

  const drainSeconds = Number(given('DRAIN_SECONDS') ?? 0);
  if (!Number.isInteger(drainSeconds) || drainSeconds < 0 || drainSeconds > 300) fault('DRAIN_SECONDS', 'a whole number from 0 to 300');

  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl && !['postgres:', 'postgresql:'].includes(urlOf(databaseUrl)?.protocol ?? '')) {
    faults.push('DATABASE_URL is not an address like postgresql://user:password@host:5432/name.'); // it holds a password: never shown
  }
  const pooler = given('DATABASE_POOLER');
  if (pooler !== undefined && pooler !== 'transaction') fault('DATABASE_POOLER', 'transaction, or nothing');
  const publicUrl = given('PUBLIC_URL')?.replace(/\/$/, '');
  if (publicUrl && !isOrigin(publicUrl)) fault('PUBLIC_URL', 'an origin like https://bridge.example.org, without a path');
  const origins = list('CORS_ORIGINS');
  if (!origins.every(isOrigin)) fault('CORS_ORIGINS', 'origins like https://app.example.org, separated by commas');
  const trustProxy = list('TRUST_PROXY');
  if (!trustProxy.every(isNetwork)) fault('TRUST_PROXY', 'addresses or networks of your proxies like 10.0.0.0/8, separated by commas');
  const secret = given('SECRET_KEY');
  if (secret !== undefined && secret.length < 32) faults.push('SECRET_KEY is too short; expected at least 32 random characters.');
  const smtpUrl = given('SMTP_URL');
  const from = given('MAIL_FROM');
  if (smtpUrl && !['smtp:', 'smtps:'].includes(urlOf(smtpUrl)?.protocol ?? '')) {
    faults.push('SMTP_URL is not an address like smtp://user:password@mail.example.org:587.'); // it holds a password: never shown
  }
  if (smtpUrl && !from) faults.push('MAIL_FROM is missing; SMTP_URL needs it. Expected an address like Bridge AI <no-reply@bridge.example.org>.');
  if (from && !isSender(from)) fault('MAIL_FROM', 'an address like no-reply@bridge.example.org or Bridge AI <no-reply@bridge.example.org>');
  const clientId = given('GOOGLE_CLIENT_ID');
  const issuer = given('OIDC_ISSUER') ?? 'https://accounts.google.com';
  if (!isIssuer(issuer)) fault('OIDC_ISSUER', 'an https address like https://accounts.google.com');
  if (given('OIDC_ISSUER') && !clientId) faults.push('GOOGLE_CLIENT_ID is missing; OIDC_ISSUER needs it.');
  const offline = given('OFFLINE') ?? 'on';
  if (offline !== 'on' && offline !== 'off') fault('OFFLINE', 'on or off');
  const ai = readProviderSettings(given, (text) => void faults.push(text));
  const logLevel = given('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  if (!isLogLevel(logLevel)) fault('LOG_LEVEL', 'silent, error, warn or info');

  if (faults.length > 0 || !isLogLevel(logLevel)) throw new Error(`The server cannot start with this environment:\n${faults.map((text) => `- ${text}`).join('\n')}`);
  return {
    offline: offline === 'on',
    production, host, port, metrics, drainSeconds, databaseUrl, pooled: pooler === 'transaction', publicUrl, origins, trustProxy, secret, ai, logLevel,
    traces: endpoint ? { endpoint, share, service: given('OTEL_SERVICE_NAME') ?? 'bridge' } : undefined,
    smtp: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    thirdParty: clientId ? { clientId, issuer } : undefined,
    dataFolder: folder('DATA_FOLDER', '.data'),
    contentFolder: folder('CONTENT_FOLDER', 'content'),
    webFolder: folder('WEB_FOLDER', 'apps/web/dist/site'),
  };
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isOrigin(text: string): boolean {
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** One sender, and nothing that could begin another header. */
function isSender(text: string): boolean {
  return /^(?:[^\r\n<>@,;:"]+ <[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/.test(text);
}

/** Whoever can read along may forge sign-ins, so it is https; a provider on this machine is for developing. */
function isIssuer(text: string): boolean {
  const url = urlOf(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

function isLogLevel(text: string): text is Environment['logLevel'] {
  return ['silent', 'error', 'warn', 'info'].includes(text);
}
