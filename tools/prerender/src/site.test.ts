import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { opportunityTemplate, publicScreens, screens } from '@bridge/model';
import { isVariant, origin, pathOf, siteAsItStands } from './testing.ts';

const site = await siteAsItStands();
const everyPage = [...site.files].filter(([at]) => at.endsWith('.html') && !at.endsWith('/shell.html'));
/** Those in the source language that stand at an address; the others are the same by locales.test.ts. */
const pages = everyPage.filter(([at, html]) => html.includes('<html lang="en"') && pathOf(at) !== opportunityTemplate);
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const addressOf = (at: string) => origin + pathOf(at).replace(/^\/index$/, '/');
/** Account screens have a first script of their own: it keeps what is typed before the program is there. */
const isAccount = (at: string) => publicScreens.some((screen) => screen === pathOf(at).replace(/^\/(?:fr|pt|sw|ar)(?=\/)/, ''));

test('every kind of page is there', () => {
  const paths = pages.map(([at]) => at);
  for (const at of ['/index.html', '/about.html', '/blog.html', '/blog/project-based-learning.html', '/privacy.html', '/terms.html', '/explore.html', '/404.html']) expect(paths).toContain(at);
  expect(paths.filter((at) => at.startsWith('/explore/')).length).toBeGreaterThan(0);
  expect(paths).not.toContain('/for-employers.html'); // redirected by its own line
});

test('a category that there is not has a page with the way to all of them, and search engines are kept out', () => {
  const html = site.page('/explore/404');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<div class="br-state" data-none="">.*?<a href="\/explore"/);
  expect(html).not.toContain('<article');
});

test.each(pages)('%s says all of itself without JavaScript', (at, html) => {
  expect(first(html, /<html lang="(\w+)" dir="(?:ltr|rtl)">/)).toBe('en');
  expect(first(html, /<title>([^<]+ · Bridge AI)<\/title>/)).toBeTruthy();
  expect(first(html, /<meta name="description" content="([^"]{20,200})">/)).toBeTruthy();
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<main[ >]/g)).toHaveLength(1);
  expect(first(html, /<link rel="canonical" href="([^"]*)">/)).toBe(at.endsWith('/404.html') ? undefined : addressOf(at));
  expect(first(html, /<meta property="og:url" content="([^"]*)">/)).toBe(at.endsWith('/404.html') ? undefined : addressOf(at));
  for (const name of ['og:title', 'og:description', 'og:type', 'og:image:alt']) expect(first(html, new RegExp(`<meta property="${name}" content="([^"]+)">`)), name).toBeTruthy();
  expect(first(html, /<meta property="og:image" content="([^"]*)">/)).toMatch(/^https:\/\/site\.example\/share\/.*\.png$/);
  expect(first(html, /<meta name="twitter:card" content="([^"]*)">/)).toBe('summary_large_image');
});

// Both steps of the reset have the title that the specification gives them.
test('titles, descriptions and addresses are each page’s own', () => {
  for (const pattern of [/<title>([^<]+)/, /<link rel="canonical" href="([^"]+)/, /<meta name="description" content="([^"]+)/]) {
    const all = pages.filter(([at]) => !at.endsWith('/404.html') && !isVariant(at) && at !== '/forgot-password-request.html').map(([, html]) => first(html, pattern)).filter((text) => text !== undefined);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(pages)('%s keeps the policy: one script from a file, styles in the head and after the heading, nothing inline', (at, html) => {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  for (const [, attributes = '', text] of scripts) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue; // no browser runs data
    expect(attributes).toMatch(isAccount(at) ? /^ async src="\/assets\/early-[\w-]+\.js"/ : /^ async src="\/assets\/boot-[\w-]+\.js"/);
    expect(text).toBe('');
  }
  expect(scripts.filter(([, attributes]) => attributes?.includes(' async'))).toHaveLength(1);
  expect(html.match(/<style>/g)).toHaveLength(isAccount(at) ? 1 : 2);
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'));
  if (!isAccount(at)) expect(html.lastIndexOf('<style>')).toBeGreaterThan(html.indexOf('</h1>'));
  expect(html.match(/<[^>]* (?:style|on\w+)="/g)).toBeNull();
  const loaded = isAccount(at) ? (html.split('<body')[0] ?? '') : html; // there the program waits in a template, further down
  expect(loaded).not.toMatch(/<link[^>]*(?:modulepreload|stylesheet)/);
  expect(html).not.toMatch(/(?:href|src)="javascript:/);
});

// Measured by `npm run bench -- pages`: what the first frame of a slow line waits for.
test.each(pages.filter(([at]) => !isAccount(at)))('%s needs at most 7 KB of HTML and styles up to its heading', (_, html) => {
  expect(brotliCompressSync(html.slice(0, html.indexOf('</h1>'))).length).toBeLessThanOrEqual(7000);
});

const data = (at: string) => Array.from(site.page(at).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, text]) => JSON.parse(text!) as Record<string, unknown>);

test('what the server puts opportunities into is at no address: no page leads to it, and its head names none', () => {
  const html = site.page(opportunityTemplate);
  expect(html).toContain('__TITLE__');
  expect(html).not.toMatch(/<link rel="(?:canonical|alternate" hreflang)/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(pages.filter(([, other]) => other.includes(opportunityTemplate)).map(([at]) => at)).toEqual([]);
});

test('structured data says what a page is', () => {
  expect(data('/').map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(data('/blog/project-based-learning')).toMatchObject([{ '@type': 'BlogPosting', datePublished: '2025-02-12', mainEntityOfPage: `${origin}/blog/project-based-learning` }]);
  expect(data('/careers').map((entry) => entry['@type'])).toContain('JobPosting');
  expect(data('/careers').find((entry) => entry['@type'] === 'JobPosting')).toMatchObject({ hiringOrganization: { name: 'Bridge AI' } });
  const questions = pages.flatMap(([at]) => data(at.replace('.html', ''))).filter((entry) => entry['@type'] === 'FAQPage');
  expect(questions.length).toBeGreaterThan(0);
});

test('every part of a page that a link names is there', () => {
  for (const [at, html] of pages) {
    for (const [, target = ''] of html.matchAll(/href="(?!https?:|mailto:|tel:)([^"]*#[^"]+)"/g)) {
      const [address = '', id = ''] = target.split('#');
      const there = address ? site.page(address.split('?')[0] ?? '') : html;
      expect(there.includes(`id="${decodeURIComponent(id)}"`), `${at}: ${target}`).toBe(true);
    }
  }
});

test('the sitemap lists what search engines may show, robots.txt names it, the feed has the posts', () => {
  const listed = Array.from(site.files.get('/sitemap.xml')?.matchAll(/<loc>([^<]*)/g) ?? [], ([, address]) => address);
  const shown = everyPage.filter(([at, html]) => !isAccount(at) && !html.includes('<meta name="robots" content="noindex">')).map(([at]) => addressOf(at));
  expect(listed.toSorted()).toEqual(shown.toSorted());
  expect(site.files.get('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(site.files.get('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap-opportunities.xml`);
  expect(site.files.get('/rss.xml')).toContain(`<link>${origin}/blog/project-based-learning</link>`);
});

test('no page places anything by position-area or position-try: WebKit 2.50 never ends laying it out where a media query hides what it is in', () => {
  expect(everyPage.filter(([, html]) => /position-(?:area|try)/.test(html)).map(([at]) => at)).toEqual([]);
});

test('robots.txt keeps search engines out of every screen of the application, and out of no page', () => {
  const rules = [...(site.files.get('/robots.txt') ?? '').matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isKeptOut = (path: string) => rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(screens.filter((path) => !isKeptOut(path))).toEqual([...publicScreens]);
  expect(['/auth/Userlogin', '/dev/outbox'].filter((path) => !isKeptOut(path))).toEqual([]);
  expect(everyPage.map(([at]) => at.replace(/\.html$/, '')).filter(isKeptOut)).toEqual([]);
});
