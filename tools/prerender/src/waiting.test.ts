import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publicScreens } from '@bridge/model';
import { filesIn } from './folder.ts';
import { copyOfContent } from './testing.ts';

test('every screen’s page has its words before any script, is held back by no stylesheet, and leads on in its language', async () => {
  const { make, folder, write, addLanguage } = copyOfContent();
  addLanguage('fr', 'Français', 'ltr');
  write('translations/fr/interface/waiting.json', '{ "loading": "Un instant…", "logIn": "Se connecter" }');
  await make();
  const site = path.join(folder, 'site');
  const pages = [...filesIn(site)].filter((at) => /^(\/fr)?\/shell[./]/.test(at));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((at) => publicScreens.some((screen) => at.endsWith(`/shell${screen}.html`)))).toEqual([]);
  for (const at of pages) {
    const html = readFileSync(path.join(site, at), 'utf8');
    const [head = '', body = ''] = html.split('</head>');
    expect(body, at).toMatch(/^\s*<body[^>]*><div id="waiting"><header><a href="\/(fr)?" aria-label="Bridge AI, home">/);
    expect(body.indexOf('class="web-loading"'), at).toBeLessThan(body.search(/<script/) >>> 0);
    expect(body, at).toContain(at.startsWith('/fr/') ? '<p class="web-loading">Un instant…</p>' : '<p class="web-loading">One moment');
    expect(body, at).toContain(at.startsWith('/fr/') ? '<a class="web-out" href="/fr/login">Se connecter</a> <a href="/fr/help">' : '<a class="web-out" href="/login">Sign in</a> <a href="/help">');
    expect(body, at).toMatch(/<noscript><div class="web-told web-without"><div class="web-in"><h1>[^<]+<\/h1><p>[^<]*Chrome 88[^<]*<\/p><\/div><div class="web-out"><h1>[^<]+<\/h1><p>[^<]*Chrome 88/);
    expect(body, at).toMatch(new RegExp(`<form class="web-ways" action="${at.startsWith('/fr/') ? '/fr' : ''}/sign-out" method="post">.*?<button class="web-in" type="submit">`));
    expect(head.replace(/<template[\s\S]*?<\/template>/g, '').match(/<link rel="stylesheet"(?! media="not all")/g), at).toBeNull();
    const styles = /<style>([\s\S]*?)<\/style>/.exec(head)?.[1] ?? '';
    for (const rule of ['[data-failed] .web-failed', '[data-old] .web-old', '[data-in] .web-out', 'prefers-color-scheme:dark', '#waiting[hidden]']) expect(styles, at).toContain(rule);
  }
});
