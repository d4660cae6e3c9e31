import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from './content.ts';
import { formatFault } from './fault.ts';
import { hostileText, safeLink } from './hostile.ts';
import { copyOfContent } from './testing/copy.ts';

const check = async (folder: string) => (await new Content(folder).readAll()).faults().map((fault) => formatFault(fault));

test('links that a browser would run or misread are refused', async () => {
  using copy = copyOfContent();
  const links = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\\nscript:alert(1)', 'data:text/html,x', '//other.example', '/\\\\other.example', 'http://plain.example', 'https://user@other.example', 'vbscript:x', 'https:/about'];
  copy.write('navigation/hostile.json', JSON.stringify({ label: 'Menu', items: links.map((to, index) => ({ id: `i${index}`, label: 'Link', to: to.replace('\\n', '\n').replace('\\\\', '\\') })) }, null, 1));
  const faults = await check(copy.folder);
  expect(faults).toHaveLength(links.length);
  expect(faults[0]).toBe('content/navigation/hostile.json:7:10 error unsafe-link "to" is not a link: use a path of this site ("/about"), https:, mailto: or tel:');
});

test('plain links pass', () => {
  for (const link of ['/', '/about', '/talent/mentors?q=a#top', '#part', 'https://host.example/a', 'mailto:hello@bridge.example', 'tel:+234-1-555']) expect(safeLink(link), link).toBe(true);
});

test('texts with HTML, hidden characters or running links are refused, wherever they stand', async () => {
  using copy = copyOfContent();
  const texts = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a\u0000b', 'turned \u202eround', 'half \ud800', '[here](javascript:alert(1))', '<a href="x">y</a>', '<!-- x -->'];
  copy.write('interface/hostile.json', JSON.stringify(Object.fromEntries(texts.map((text, index) => [`k${index}`, text])), null, 1));
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/interface/hostile.json:2:8 error hostile-text "k0" holds HTML: write plain text",
      "content/interface/hostile.json:3:8 error hostile-text "k1" holds HTML: write plain text",
      "content/interface/hostile.json:4:8 error hostile-text "k2" holds an invisible control character (U+0000): delete it, or type the words again instead of pasting them",
      "content/interface/hostile.json:5:16 error hostile-text this line holds an invisible control character (U+202E): delete it, or type the words again instead of pasting them",
      "content/interface/hostile.json:6:8 error hostile-text "k4" holds half a character (a lone surrogate)",
      "content/interface/hostile.json:7:8 error hostile-text "k5" links to "javascript:alert(1": use a path of this site, https:, mailto: or tel:",
      "content/interface/hostile.json:8:8 error hostile-text "k6" holds HTML: write plain text",
      "content/interface/hostile.json:9:8 error hostile-text "k7" holds HTML: write plain text",
    ]
  `);
});

test('ordinary texts pass, with the tags that i18next fills in', () => {
  for (const text of ['1 < 2 and 3 > 2', 'AT&T', 'Read <link>the terms</link>.', '<bold>Now</bold>', 'See [our help](/help).', 'עברית and العربية', 'naïve – “quoted”', '👩🏽‍💻']) expect(hostileText(text), text).toBeUndefined();
});

test('keys that reach a prototype, keys written twice and deep nesting are refused', async () => {
  using copy = copyOfContent();
  copy.write('interface/proto.json', '{\n  "a": { "__proto__": { "polluted": "yes" } }\n}');
  copy.write('interface/constructor.json', '{\n  "constructor": "x"\n}');
  copy.write('interface/twice.json', '{\n  "a": "one \\"a\\": {",\n  "b": { "c": "1" },\n  "a" : "two"\n}');
  copy.write('interface/deep.json', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
  copy.write('interface/unclosed.json', '['.repeat(100_000));
  copy.write('blog/proto.mdx', '---\ntitle: x\n__proto__:\n  a: b\n---\n');
  copy.write('blog/alias.mdx', '---\ntitle: &a x\ndescription: *a\nauthor: x\ndate: 2026-11-20\ncategory: Education\n---\n');
  copy.write('blog/tag.mdx', '---\ntitle: !!js/function x\ndescription: x\nauthor: x\ndate: 2026-11-20\ncategory: Education\n---\n');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/blog/alias.mdx:2:11 error yaml-syntax anchors (&name) are not used here",
      "content/blog/alias.mdx:3:14 error yaml-syntax aliases (*name) are not used here: write the value again",
      "content/blog/proto.mdx:3:1 error unsafe-key "__proto__" is not allowed as a key",
      "content/blog/tag.mdx:2:8 error yaml-syntax tags (!name) are not used here",
      "content/interface/constructor.json:2:3 error unsafe-key "constructor" is not allowed as a key",
      "content/interface/deep.json:1:201 error too-deep nests deeper than 40 levels",
      "content/interface/proto.json:2:10 error unsafe-key "__proto__" is not allowed as a key",
      "content/interface/twice.json:4:3 error duplicate-key "a" stands twice in one object: first in line 2",
      "content/interface/unclosed.json:1:41 error too-deep nests deeper than 40 levels",
    ]
  `);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('wrong encodings, other kinds of file and huge ones are refused', async () => {
  using copy = copyOfContent();
  copy.write('interface/bom.json', '\ufeff{ "a": "b" }');
  writeFileSync(path.join(copy.folder, 'interface/latin.json'), Buffer.from('{\n  "a": "caf\xe9"\n}', 'latin1'));
  writeFileSync(path.join(copy.folder, 'interface/utf16.json'), Buffer.from('{ "a": "b" }', 'utf16le'));
  copy.write('interface/huge.json', `{ "a": "${'x'.repeat(2_000_000)}" }`);
  copy.write('interface/nothing.json', '');
  copy.write('interface/long.json', `{ "a": "${'x'.repeat(1001)}" }`);
  symlinkSync('/etc/hostname', path.join(copy.folder, 'interface/outside.json'));
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/interface/bom.json:1:1 error encoding the file starts with a byte order mark: save it as UTF-8 without BOM",
      "content/interface/huge.json:1:1 error too-large the file is larger than 2 MB",
      "content/interface/latin.json:2:12 error encoding this character is not UTF-8: save the file as UTF-8",
      "content/interface/long.json:1:8 error too-long "a" is 1001 characters long: at most 1000 fit",
      "content/interface/nothing.json:1:1 error json-syntax this file is empty: a value is expected",
      "content/interface/outside.json:1:1 error not-a-file this is not a plain file",
      "content/interface/utf16.json:1:1 error encoding the file is UTF-16: save it as UTF-8",
    ]
  `);
});

test('code in a post is refused with its line', async () => {
  using copy = copyOfContent();
  const front = '---\ntitle: x\ndescription: x\nauthor: x\ndate: 2026-11-20\ncategory: Education\n---\n';
  copy.write(
    'blog/code.mdx',
    `${front}\nimport x from 'y'\n\nexport const a = 1\n\nSum: {1 + 1}\n\n<Calout />\n\n<script>x</script>\n\n<Quote name={danger()}>q</Quote>\n\n<Quote {...all}>q</Quote>\n\n[l](javascript:x) ![i](data:x)\n\n<!-- no -->\n`,
  );
  copy.write('blog/code-2.mdx', `${front}\nimport x from 'y'\n\nSum: {1 + 1}\n\n<Calout />\n\n<script>x</script>\n\n<Quote name={danger()}>q</Quote>\n\n<Quote {...all}>q</Quote>\n\n[l](javascript:x) ![i](data:x)\n`);
  copy.write('blog/head.mdx', '# No fields\n');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/blog/code-2.mdx:9:1 error mdx-code import and export are not used in content",
      "content/blog/code-2.mdx:11:6 error mdx-code {…} is code: write \\{ for a brace",
      "content/blog/code-2.mdx:13:1 error unknown-component <Calout> is not a component of content: <Callout>, <Quote>. Did you mean "Callout"?",
      "content/blog/code-2.mdx:15:1 error unknown-component <script> is not a component of content: <Callout>, <Quote>.",
      "content/blog/code-2.mdx:17:1 error mdx-code <Quote> takes texts only: name="…", without braces",
      "content/blog/code-2.mdx:19:1 error mdx-code <Quote> takes texts only: name="…", without braces",
      "content/blog/code-2.mdx:21:1 error unsafe-link "javascript:x" is not a link: use a path of this site ("/about"), https:, mailto: or tel:",
      "content/blog/code-2.mdx:21:19 error unsafe-link "data:x" is not a link: use a path of this site ("/about"), https:, mailto: or tel:",
      "content/blog/code.mdx:25:2 error mdx-syntax Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`)",
      "content/blog/head.mdx:1:1 error front-matter the file must start with --- and its fields",
    ]
  `);
});

test('an address that climbs out of the site is refused, wherever an address stands', async () => {
  using copy = copyOfContent();
  const ways = ['/../../escaped', '/..', '/.', '/a/../b', '/a/..', '/./a', '/a/./b', '/.hidden', '/a//b', '/a/', '/a\\..\\b', '/%2e%2e/a', '/a\u0000', '//other.example'];
  copy.write('redirects.json', JSON.stringify({ redirects: ways.flatMap((way, index) => [{ from: way, to: '/' }, { from: `/old-${index}`, to: way }]) }, null, 1));
  copy.replace('brand.json', '"/share/default.png"', '"/../../escaped.png"');
  ways.forEach((path, index) => copy.write(`pages/p${index}.json`, JSON.stringify({ id: `p${index}`, path, title: 'A page', description: 'A page.', blocks: [{ id: 'top', type: 'hero', title: 'A page' }] }, null, 1)));
  const faults = await check(copy.folder);
  expect(faults.filter((fault) => /^content\/brand\.json:\d+:\d+ error format "path" is not the path of a PNG or JPEG/.test(fault))).toHaveLength(1);
  expect(faults.filter((fault) => / "(?:from|to)" is not a path of this site/.test(fault))).toHaveLength(2 * ways.length);
  expect(faults.filter((fault) => /^content\/pages\/p\d+\.json:3:10 error format "path" is not the address of a page/.test(fault))).toHaveLength(ways.length);
  expect(faults).toHaveLength(3 * ways.length + 1);
});

test.each(['\u00ad', '\u034f', '\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\u{e0041}', '\u0085', '\u001b'])('nobody sees %j: it is told with its line, wherever it stands, as it is and escaped', async (character) => {
  using copy = copyOfContent();
  copy.write('interface/seen.json', `{\n  "fine": "Fine",\n  "hidden": "Al${character}l"\n}\n`);
  copy.write('interface/escaped.json', `{\n  "hidden": "Al${[...character].flatMap((one) => one.split('')).map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}l"\n}\n`);
  copy.write('interface/key.json', `{\n  "fine": "Fine",\n  "ke${character}y": "All"\n}\n`);
  copy.write('blog/post.mdx', `---\ntitle: A post\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nFine.\n\nAl${character}l\n`);
  copy.write('translations/fr/locale.json', `{\n  "name": "Fran${character}cais",\n  "dir": "ltr"\n}\n`);
  const faults = await check(copy.folder);
  expect(faults.map((fault) => fault.split(' ', 3).join(' '))).toEqual([
    'content/blog/post.mdx:11:3 error hostile-text',
    'content/interface/escaped.json:2:13 error hostile-text',
    'content/interface/key.json:3:6 error hostile-text',
    'content/interface/seen.json:3:16 error hostile-text',
    'content/translations/fr/locale.json:2:16 error hostile-text',
  ]);
  expect(faults.every((fault) => fault.includes('(U+'))).toBe(true);
});

test('letters that are joined, and emoji of several parts, are seen', () => {
  for (const text of ['👩🏽‍💻', '❤️', '1️⃣', '🏳️‍🌈', 'می‌خواهم', 'क्‍ष', 'Français : « oui »']) expect(hostileText(text), text).toBeUndefined();
});
