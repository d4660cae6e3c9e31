import { expect, test } from 'vitest';
import { dataBlock, tag } from './html.ts';

test('an attribute cannot be left', () => {
  expect(tag('meta', { name: 'description', content: '"><script>&' })).toBe('<meta name="description" content="&quot;&gt;&lt;script&gt;&amp;">');
});

test('a data block cannot be left', () => {
  expect(dataBlock({ name: '</script><script>alert(1)</script>' })).toBe('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>');
});
