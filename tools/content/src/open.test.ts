import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from './fault.ts';
import { ContentError, openContent } from './open.ts';
import { copyOfContent } from './testing/copy.ts';

test('documents are answered by id, typed', async () => {
  using copy = copyOfContent();
  const content = await openContent(copy.folder);
  expect(content.document('brand').name).toBe('Bridge AI');
  expect(content.document('surveys/talent', 'en').phases.map(({ id }) => id)).toEqual(['background', 'skills', 'goals']);
});

test('an unknown document is named, with what was meant', async () => {
  using copy = copyOfContent();
  const content = await openContent(copy.folder);
  expect(() => content.document('surveys/tallent')).toThrow('content has no document "surveys/tallent"; did you mean "surveys/talent"?');
});

test('content with faults does not open, and all of them are told', async () => {
  using copy = copyOfContent();
  copy.replace('brand.json', '"name"', '"nmae"');
  copy.replace('navigation/footer.json', '"/help"', '"help"');
  const failed = openContent(copy.folder);
  await expect(failed).rejects.toThrow(ContentError);
  await expect(failed).rejects.toThrow(/^content has 2 faults:\ncontent\/brand\.json:2:3 .*\ncontent\/navigation\/footer\.json:7:44 /);
});

test('while watching, an edit reaches the next reader, and a fault keeps the last good document', async () => {
  using copy = copyOfContent();
  let faults: Fault[] | undefined;
  const content = await openContent(copy.folder, { watch: true, onFaults: (found) => (faults = found) });
  onTestFinished(() => content.close());

  copy.replace('brand.json', 'Bridge AI', 'Other name');
  await expect.poll(() => content.document('brand').name).toBe('Other name');

  copy.replace('brand.json', '"name"', '"nmae"');
  await expect.poll(() => faults).toMatchObject([{ code: 'unknown-key' }]);
  expect(content.document('brand').name).toBe('Other name');

  copy.replace('brand.json', '"nmae": "Other name"', '"name": "Third name"');
  await expect.poll(() => content.document('brand').name).toBe('Third name');
});
