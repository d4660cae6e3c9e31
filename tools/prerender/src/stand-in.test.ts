import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent } from './testing.ts';

const at = 'shell/talent/mentorship.html';

test('the list of mentors has a stand-in: frame, words and the styles of both, and no program until it is asked for', async () => {
  const { make, folder } = copyOfContent();
  await make();
  const html = readFileSync(path.join(folder, 'site', at), 'utf8');
  const drawn = /<template id="stand-in">([\s\S]*?)<\/template>/.exec(html)?.[1] ?? '';
  expect(drawn).toContain('<h1 class="br-d2">Mentorship</h1>');
  expect(drawn).toContain('aria-current="page"');
  expect(drawn).not.toContain(' style='); // the policy of styles would refuse it
  expect(html).toMatch(/<title>Mentorship · Bridge AI<\/title>/);
  const data = JSON.parse(/data-of="stand-in">([^<]*)</.exec(html)?.[1] ?? '') as { locale: string; words: { mentorship: { rating: object } } }; // stand-in.ts wrote it
  expect(data).toMatchObject({ locale: 'en', prefix: '', words: { mentorship: { rating: { none: expect.any(String) as string } } } });
  expect(existsSync(path.join(folder, 'site', /<template id="program" data-entry="([^"]+)"/.exec(html)?.[1] ?? '-'))).toBe(true);
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  for (const name of ['.br-mgrid', '.br-stars', '.br-reason', '.is-narrow', '.br-bottom']) expect(styles).toContain(name);
  expect(styles.length).toBeLessThan(40_000);
  expect(html.replace(/<template[\s\S]*?<\/template>/g, '')).not.toMatch(/modulepreload|rel="stylesheet"|type="module"/);
});

test('it follows its words, and is made anew for no others', async () => {
  const { make, folder, edit } = copyOfContent();
  const file = path.join(folder, 'site', at);
  await make();
  const { mtimeMs } = statSync(file);
  edit<{ title: string }>('pages/about.json', (page) => (page.title = 'Who we are'));
  await make();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  edit<{ directory: { title: string } }>('interface/mentorship.json', (words) => (words.directory.title = 'Find a mentor & more'));
  await make();
  expect(readFileSync(file, 'utf8')).toContain('<h1 class="br-d2">Find a mentor &amp; more</h1>');
});
