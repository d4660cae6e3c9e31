import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { composer } from './generator.ts';

test('the composer builds a whole blueprint from the content of the product', async () => {
  const content = await openContent(contentFolder);
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  const { params, token } = await server.answered();
  const { status, body } = await server.call('generateBlueprint', { params, token });
  expect(status).toBe(200);
  expect(body.data.blueprint.source).toBe('composer');
  for (const year of years) expect(body.data.blueprint.milestones[year].length).toBeGreaterThanOrEqual(3);
});
