import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../../apps/web/dist/client');

/** Scripts that the page of a screen names, packed: all that is needed before it shows anything. */
function scriptOf(screen: string): number {
  const html = readFileSync(path.join(client, `shell${screen}.html`), 'utf8');
  const files = new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g), ([, file = '']) => file));
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0);
}

test('what waits in the console takes no more script than the home of a talent, and none of the other rooms', () => {
  const [console_, home] = [scriptOf('/staff'), scriptOf('/talent/dashboard')];
  console.log(`script before the list: ${console_} bytes; the home of a talent: ${home} bytes`);
  expect(console_).toBeLessThanOrEqual(home);
});
