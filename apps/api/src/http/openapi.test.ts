import { contract } from '@bridge/model';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { describeContract } from './openapi.ts';

test('OpenAPI describes every call of the contract', async () => {
  await using server = await startTestServer();
  const { statusCode, body } = await server.app.inject('/openapi.json');
  expect(statusCode).toBe(200);
  const described = JSON.parse(body) as ReturnType<typeof describeContract>; // it is what the server makes of it
  expect(described.openapi).toBe('3.1.0');
  const ids = Object.values(described.paths).flatMap((path) => Object.values(path).map((call) => (call as { operationId: string }).operationId)); // a path holds calls only
  expect(ids.toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('the description of a call says what it takes, who may call it and what it answers', () => {
  const progress = describeContract('Bridge AI').paths['/users/blueprint/update/{userId}/progress']?.['patch'];
  expect(progress).toMatchObject({
    operationId: 'updateProgress',
    summary: 'Ticks milestones of one year, or takes the tick back.',
    parameters: [{ name: 'userId', in: 'path', required: true }, { name: 'Idempotency-Key', in: 'header', required: false }],
    requestBody: { content: { 'application/json': { schema: { properties: { year1: { type: 'array' }, completed: { type: 'boolean' } } } } } },
    'x-access': { self: 'TALENT' },
  });
});
