import { expect, test } from 'vitest';
import { readProviderSettings } from './environment.ts';

function read(variables: Record<string, string>) {
  const faults: string[] = [];
  const settings = readProviderSettings((name) => variables[name], (text) => void faults.push(text));
  return { settings, faults };
}

const endpoint = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'https://api.example.org/v1', AI_API_KEY: 'secret', AI_MODEL: 'large' };
const azure = { AI_PROVIDER: 'azure', AZURE_RESOURCE_NAME: 'bridge', AZURE_API_KEY: 'secret', AZURE_DEPLOYMENT: 'large' };

test('nothing set means no provider', () => {
  expect(read({})).toEqual({ settings: undefined, faults: [] });
});

test.each([
  ['an endpoint', endpoint, { kind: 'openai-compatible', baseUrl: 'https://api.example.org/v1', apiKey: 'secret', model: 'large', tokensPerDay: 2_000_000 }],
  ['a model on this machine, without a key', { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }, { apiKey: undefined, model: 'small' }],
  ['Azure by its resource', azure, { kind: 'azure', resource: 'bridge', baseUrl: undefined, deployment: 'large', apiVersion: undefined }],
  ['Azure by address and version', { ...azure, AZURE_RESOURCE_NAME: '', AZURE_BASE_URL: 'https://gateway.example.org/openai', AZURE_API_VERSION: '2024-10-21', AI_TOKENS_PER_DAY: '5000' }, { baseUrl: 'https://gateway.example.org/openai', apiVersion: '2024-10-21', tokensPerDay: 5000 }],
])('%s is understood', (_, variables, expected) => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { settings, faults } = read(given);
  expect(faults).toEqual([]);
  expect(settings).toMatchObject(expected);
});

const half: [string, Record<string, string>, RegExp][] = [
  ['only a key', { AI_API_KEY: 'secret' }, /AI_PROVIDER is missing; AI_API_KEY needs it/],
  ['Azure without saying so', { AZURE_API_KEY: 'secret', AZURE_DEPLOYMENT: 'x' }, /AI_PROVIDER is missing; AZURE_API_KEY, AZURE_DEPLOYMENT need it/],
  ['a limit without a provider', { AI_TOKENS_PER_DAY: '1000' }, /AI_PROVIDER is missing; AI_TOKENS_PER_DAY needs it/],
  ['an unknown provider', { AI_PROVIDER: 'oracle' }, /AI_PROVIDER is "oracle"; expected openai-compatible or azure/],
  ['no address', { AI_PROVIDER: 'openai-compatible', AI_API_KEY: 'secret', AI_MODEL: 'x' }, /AI_BASE_URL is missing/],
  ['no model', { ...endpoint, AI_MODEL: '' }, /AI_MODEL is missing/],
  ['no key for a model elsewhere', { ...endpoint, AI_API_KEY: '' }, /AI_API_KEY is missing; only a model on this machine works without/],
  ['an address in the clear', { ...endpoint, AI_BASE_URL: 'http://api.example.org/v1' }, /AI_BASE_URL is no address that may be used/],
  ['an address with a password', { ...endpoint, AI_BASE_URL: 'https://user:hunter2@api.example.org/v1' }, /AI_BASE_URL is no address/],
  ['an address that is none', { ...endpoint, AI_BASE_URL: 'api.example.org' }, /AI_BASE_URL is no address/],
  ['both kinds at once', { ...endpoint, AZURE_API_KEY: 'secret' }, /AI_PROVIDER is openai-compatible, which does not use AZURE_API_KEY/],
  ['Azure without a place', { ...azure, AZURE_RESOURCE_NAME: '' }, /AZURE_RESOURCE_NAME or AZURE_BASE_URL, exactly one/],
  ['Azure in two places', { ...azure, AZURE_BASE_URL: 'https://gateway.example.org' }, /exactly one/],
  ['Azure without a key', { ...azure, AZURE_API_KEY: '' }, /AZURE_API_KEY is missing/],
  ['Azure without a deployment', { ...azure, AZURE_DEPLOYMENT: '' }, /AZURE_DEPLOYMENT is missing/],
  ['a resource that is an address', { ...azure, AZURE_RESOURCE_NAME: 'evil.example/x' }, /AZURE_RESOURCE_NAME is "evil.example\/x"/],
  ['a limit that is no number', { ...endpoint, AI_TOKENS_PER_DAY: 'many' }, /AI_TOKENS_PER_DAY is "many"/],
];

test.each(half)('%s is a fault that is named, and no secret is shown', (_, variables, expected) => {
  const { faults } = read(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  expect(faults.join('\n')).toMatch(expected);
  expect(faults.join('\n')).not.toMatch(/secret|hunter2/);
});
