import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('a draft is empty at first, keeps what is sent, and keeps what is not sent', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const at = { params: { userId: id }, token };
  expect((await server.call('readDraft', at)).body.data).toEqual({ generation: 0, envision: '', answers: {}, position: {}, updatedAt: null });

  await server.call('saveDraft', { ...at, body: { generation: 0, envision: 'Captain', answers: { status: { options: ['student'] } } } });
  const { body } = await server.call('saveDraft', { ...at, body: { answers: { field: { text: 'Physics' } }, position: { phase: 'one', question: 'field' } } });
  expect(body.data).toMatchObject({
    generation: 0,
    envision: 'Captain',
    answers: { status: { options: ['student'] }, field: { text: 'Physics' } },
    position: { phase: 'one', question: 'field' },
  });
  expect((await server.call('readDraft', at)).body).toEqual(body);
});

test('Retake empties the draft, and a forgotten tab cannot bring its answers back', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const at = { params: { userId: id }, token };
  await server.call('saveDraft', { ...at, body: { generation: 0, answers: { old: { text: 'old' } } } });
  expect((await server.call('clearDraft', at)).body.data).toMatchObject({ generation: 1, answers: {}, envision: '', position: {} });

  const late = await server.call('saveDraft', { ...at, body: { generation: 0, answers: { old: { text: 'old' } } } });
  expect([late.status, late.body.code]).toEqual([409, 'draft-outdated']);
  const ahead = await server.call('saveDraft', { ...at, body: { generation: 7, answers: { odd: { text: 'odd' } } } });
  expect(ahead.status).toBe(409);
  expect((await server.call('saveDraft', { ...at, body: { generation: 1, answers: { fresh: { text: 'new' } } } })).body.data.answers).toEqual({ fresh: { text: 'new' } });
});

test('a generation that never was is refused where there is no draft yet', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const { status } = await server.call('saveDraft', { params: { userId: id }, token, body: { generation: 3, answers: {} } });
  expect(status).toBe(409);
});

test('a draft never grows beyond the largest survey', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const at = { params: { userId: id }, token };
  const many = (start: number) => Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`q${start + n}`, { text: 'x' }]));
  expect((await server.call('saveDraft', { ...at, body: { answers: many(0) } })).status).toBe(200);
  const more = await server.call('saveDraft', { ...at, body: { answers: many(150) } });
  expect([more.status, more.body.code]).toEqual([413, 'too-large']);
  expect(Object.keys((await server.call('readDraft', at)).body.data.answers)).toHaveLength(150);
});

test('whatever two tabs save at the same time, the answers of both survive', async () => {
  await using server = await startTestServer();
  const question = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const save = fc.record({ question, text: fc.string({ maxLength: 20 }).filter((text) => /^\S*$/.test(text) && text.isWellFormed()) });
  await fc.assert(
    fc.asyncProperty(fc.array(save, { maxLength: 8 }), fc.array(save, { maxLength: 8 }), async (one, two) => {
      const { id, token } = await server.person();
      const at = { params: { userId: id }, token };
      const tab = async (name: string, saves: typeof one) => {
        for (const { question: asked, text } of saves) {
          const { status } = await server.call('saveDraft', { ...at, body: { answers: { [`${name}-${asked}`]: { text } } } });
          expect(status).toBe(200);
        }
      };
      await Promise.all([tab('one', one), tab('two', two)]);
      const expected = Object.fromEntries([...one.map((entry) => ['one', entry] as const), ...two.map((entry) => ['two', entry] as const)].map(([name, { question: asked, text }]) => [`${name}-${asked}`, { text }]));
      expect((await server.call('readDraft', at)).body.data.answers).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
