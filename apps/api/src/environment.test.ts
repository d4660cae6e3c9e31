import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any variable the server is for developing on this machine', () => {
  expect(readEnvironment({}, '/product')).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 4200,
    databaseUrl: undefined,
    publicUrl: undefined,
    origins: [],
    trustProxy: [],
    secret: undefined,
    logLevel: 'warn',
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
