import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from './fault.ts';
import { ContentError, openContent } from './open.ts';
import { copyOfContent } from './testing/copy.ts';

const patient = { timeout: 60_000 };

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
  await expect.poll(() => content.document('brand').name, patient).toBe('Other name');

  copy.replace('brand.json', '"name"', '"nmae"');
  await expect.poll(() => faults, patient).toMatchObject([{ code: 'unknown-key' }]);
  expect(content.document('brand').name).toBe('Other name');

  copy.replace('brand.json', '"nmae": "Other name"', '"name": "Third name"');
  await expect.poll(() => content.document('brand').name, patient).toBe('Third name');
});

test('however many files change at once, they are read a few times, and whoever watches goes on meanwhile', async () => {
  using copy = copyOfContent();
  let readings = 0;
  const content = await openContent(copy.folder, { watch: true, onFaults: () => (readings += 1) });
  onTestFinished(() => content.close());
  let turns = 0;
  const going = setInterval(() => (turns += 1), 1);
  onTestFinished(() => clearInterval(going));
  for (let n = 0; n < 200; n += 1) copy.write(`messages/failures.json`, copy.read('messages/failures.json').concat('\n'));
  for (let n = 0; n < 60; n += 1) copy.write(`blog/post-${n}.mdx`, '');
  copy.replace('brand.json', 'Bridge AI', 'Other name');
  for (let n = 0; n < 60; n += 1) copy.remove(`blog/post-${n}.mdx`);
  await expect.poll(() => content.document('brand').name, patient).toBe('Other name');
  expect(readings).toBeLessThan(10);
  expect(turns).toBeGreaterThan(5); // read here there would be none
});
