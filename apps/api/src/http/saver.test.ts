import { expect, test } from 'vitest';
import { createAsset } from './asset.ts';
import { withoutPictures } from './saver.ts';

const picture = (more: string) => `<picture class="br-picture${more}"><source type="image/avif" srcSet="/pictures/a.avif 480w"/><img class="br-fx-50" src="/pictures/a.webp" width="480" height="300" alt="Boats at a &quot;quay&quot;" loading="lazy"/></picture>`;

test('whoever saves data reads what a picture of a text shows; one that only goes with other words is left out', () => {
  expect(withoutPictures(`<p>${picture(' br-told')}</p>`)).toBe('<p><span class="br-small br-muted">Boats at a &quot;quay&quot;</span></p>');
  expect(withoutPictures(`<article>${picture('')}<h2>A post</h2></article>`)).toBe('<article><h2>A post</h2></article>');
});

test('a drawn picture is kept by browsers for good, because another one has another name', () => {
  const isKept = (at: string) => createAsset(at, Buffer.from('x')).immutable;
  expect([isKept('/pictures/half-built-arch-PUjNgDJKg-MH496aJGe9bS-1600.avif'), isKept('/pictures/half-built-arch-1600.avif')]).toEqual([true, false]);
});
