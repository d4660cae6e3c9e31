import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { Published } from './published.ts';
import { copyOfContent } from '@bridge/content/testing';

test('an edit changes the edited document in each language, and nothing else', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  const content = await new Content(copy.folder).readAll();
  const published = new Published(content);
  published.publish(content.faults());

  copy.replace('brand.json', '"Bridge AI"', '"Bridge"');
  await content.readAgain('brand.json');

  const { changed } = published.publish(content.faults());
  expect(changed.map(({ id, locale }) => `${locale}/${id}`)).toEqual(['en/brand', 'fr/brand']);
});
