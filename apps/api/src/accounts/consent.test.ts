import { expect, test } from 'vitest';
import type { Documents } from '@bridge/content';
import type { Content } from '../core/content.ts';
import { startTestServer } from '../testing/server.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { testContent } from '../testing/content.ts';
import { consentTo } from './consent.ts';

const accepted = { acceptedTerms: 'draft-1', acceptedPrivacy: 'draft-2' };

/** French, where the terms alone wait for their translator. */
const halfInFrench: Content = {
  ids: testContent.ids,
  document: <Id extends keyof Documents>(id: Id, locale?: string): Documents[Id] => (id.endsWith('/privacy') ? testContent : contentInFrench).document(id, locale),
};

test.each([
  ['in the source language', 'en', contentInFrench, { terms: 'draft-1 (en)', privacy: 'draft-2 (en)' }],
  ['where nobody has translated the texts', 'fr', contentInFrench, { terms: 'draft-1 (en)', privacy: 'draft-2 (en)' }],
  ['where somebody has', 'fr', testContent, { terms: 'draft-1 (fr)', privacy: 'draft-2 (fr)' }],
  ['where one of them is translated', 'fr', halfInFrench, { terms: 'draft-1 (en)', privacy: 'draft-2 (fr)' }],
])('a consent names the version and the language of each text that was there to be read: %s', (_, locale, content, stored) => {
  expect(consentTo(accepted, content, locale)).toEqual(stored);
});

test('where no consent was given, none is stored', () => {
  expect(consentTo({}, contentInFrench, 'fr')).toEqual({ terms: null, privacy: null });
});

test('an account keeps which texts were accepted, each with the language it was there in, and its owner can have it', async () => {
  await using server = await startTestServer({ content: halfInFrench });
  const account = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse battery' };
  const { body } = await server.call('signUp', { body: { ...account, ...accepted }, headers: { 'accept-language': 'fr' } });
  expect(body.success).toBe(true);
  const { token, user } = body.data;
  const stored = await server.call('exportData', { params: { userId: user._id }, token });
  expect(stored.body.data.account).toMatchObject({ acceptedTerms: 'draft-1 (en)', acceptedPrivacy: 'draft-2 (fr)' });
});
