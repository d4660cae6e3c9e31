import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any variable the server is for developing on this machine', () => {
  expect(readEnvironment({}, '/product')).toEqual({
    production: false,
    offline: true,
    host: '127.0.0.1',
    port: 4200,
    databaseUrl: undefined,
    publicUrl: undefined,
    origins: [],
    trustProxy: [],
    secret: undefined,
    smtp: undefined,
    thirdParty: undefined,
    ai: undefined,
    logLevel: 'warn',
    drainSeconds: 0,
    pooled: false,
    dataFolder: '/product/.data',
    contentFolder: '/product/content',
    webFolder: '/product/apps/web/dist/site',
  });
});

test('all faults are named at once, each with what is expected, and no password is shown', () => {
  const faulty = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    PUBLIC_URL: 'https://bridge.example/app',
    CORS_ORIGINS: 'https://a.example, b.example',
    TRUST_PROXY: '10.0.0.0/8, everybody',
    SECRET_KEY: 'short',
    LOG_LEVEL: 'loud',
  };
  expect(() => readEnvironment(faulty, '/product')).toThrowErrorMatchingInlineSnapshot(`
    [Error: The server cannot start with this environment:
    - PORT is "eighty"; expected a whole number from 0 to 65535.
    - DATABASE_URL is not an address like postgresql://user:password@host:5432/name.
    - PUBLIC_URL is "https://bridge.example/app"; expected an origin like https://bridge.example.org, without a path.
    - CORS_ORIGINS is "https://a.example, b.example"; expected origins like https://app.example.org, separated by commas.
    - TRUST_PROXY is "10.0.0.0/8, everybody"; expected addresses or networks of your proxies like 10.0.0.0/8, separated by commas.
    - SECRET_KEY is too short; expected at least 32 random characters.
    - LOG_LEVEL is "loud"; expected silent, error, warn or info.]
  `);
});

test('mail and third-party sign-in are set up by two variables each', () => {
  const { smtp, thirdParty } = readEnvironment(
    { SMTP_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'Bridge AI <no-reply@bridge.example>', GOOGLE_CLIENT_ID: 'id.apps.example' },
    '/product',
  );
  expect(smtp).toEqual({ url: 'smtp://u:p@mail.example:587', from: 'Bridge AI <no-reply@bridge.example>' });
  expect(thirdParty).toEqual({ clientId: 'id.apps.example', issuer: 'https://accounts.google.com' });
});

test('a mail server or a third party that is set up half or wrongly is named, and no password is shown', () => {
  const faults = (variables: Record<string, string>) => {
    try {
      readEnvironment(variables, '/product');
    } catch (error) {
      return (error as Error).message; // it throws errors only
    }
    return '';
  };
  expect(faults({ SMTP_URL: 'http://u:hunter2@mail' })).toMatch(/SMTP_URL is not an address.*\n.*MAIL_FROM is missing/);
  expect(faults({ SMTP_URL: 'http://u:hunter2@mail' })).not.toContain('hunter2');
  for (const from of ['nobody', 'a@b.example\nBcc: c@d.example', 'A <a@b.example>, B <b@b.example>', 'a@b.example>']) {
    expect([from, faults({ MAIL_FROM: from })]).toEqual([from, expect.stringContaining('MAIL_FROM is')]);
  }
  expect(faults({ OIDC_ISSUER: 'http://login.example', GOOGLE_CLIENT_ID: 'x' })).toContain('OIDC_ISSUER is');
  expect(faults({ OIDC_ISSUER: 'https://login.example' })).toContain('GOOGLE_CLIENT_ID is missing');
});
