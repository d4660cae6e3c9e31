import { afterAll, expect, test } from 'vitest';
import { copyOfContent, origin, pathOf, textOf } from './testing.ts';

/** The site with French, of which four texts are translated, and Arabic, of which none is; what a picture shows is said in both, as it must be. */
async function makeInThree() {
  const content = copyOfContent(afterAll);
  content.addLanguage('fr', 'Français', 'ltr');
  content.addLanguage('ar', 'العربية', 'rtl');
  content.write('translations/fr/pages/about.json', '{ "title": "À propos" }');
  content.write('translations/fr/interface/app.json', '{ "titlePattern": "{{page}} chez {{brand}}" }');
  content.write('translations/fr/interface/site.json', '{ "untranslated": "Ce texte n’est pas encore traduit.", "legal": { "dated": "Mis à jour le {{date}}" } }');
  content.write('translations/fr/navigation/footer.json', '{ "items": { "help": { "label": "Aide" } } }');
  content.write('translations/fr/blog/project-based-learning.mdx', '---\ntitle: Apprendre en faisant\n---\n\nTout commence par une question.\n\n## Une question\n\nEt [une](/explore) [réponse](/for-talents).\n\n<Quote>Une phrase.</Quote>\n\n<Callout>Demandez par écrit.</Callout>\n');
  return content.make();
}
const site = await makeInThree();
const pages = [...site.files].filter(([at]) => at.endsWith('.html') && !at.endsWith('/shell.html'));
const head = (at: string, pattern: RegExp) => Array.from(site.page(at).matchAll(pattern), ([, found]) => found);

test('every page is there in every language, in its direction, and names the others', () => {
  const source = pages.map(([at]) => at).filter((at) => !/^\/(fr|ar)(\/|\.html)/.test(at));
  for (const [prefix, opening] of [['/fr', '<html lang="fr" dir="ltr">'], ['/ar', '<html lang="ar" dir="rtl">']] as const) {
    const own = source.map((at) => (at === '/index.html' ? `${prefix}.html` : prefix + at));
    expect(own.filter((at) => !site.files.get(at)?.includes(opening))).toEqual([]);
  }
  expect(pages).toHaveLength(source.length * 3);
  const alternates = [`${origin}/about`, `${origin}/ar/about`, `${origin}/fr/about`, `${origin}/about`];
  for (const at of ['/about', '/fr/about', '/ar/about']) {
    expect(head(at, /<link rel="alternate" hreflang="([^"]+)"/g)).toEqual(['en', 'ar', 'fr', 'x-default']);
    expect(head(at, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)).toEqual(alternates);
    expect(head(at, /<link rel="canonical" href="([^"]+)"/g)).toEqual([origin + at]);
  }
  expect(head('/fr', /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${origin}/fr`]);
  expect(head('/fr/about', /<meta property="og:locale(?::alternate)?" content="([^"]+)"/g)).toEqual(['fr_FR', 'en_NG', 'ar_EG']);
  expect(head('/fr/about', /<title>([^<]+)/g)).toEqual(['À propos chez Bridge AI']);
});

test('a reader can change the language on every page, without JavaScript, and stays on the page', () => {
  for (const [at, html] of pages) {
    const bare = pathOf(at).replace(/^\/(?:fr|ar)(?=\/|$)/, '').replace(/^\/(?:index|404)$/, '');
    const links = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"[^>]*lang="(\w+)" hrefLang="/gi), ([, href, lang]) => [lang, href]);
    const own = /<html lang="(\w+)"/.exec(html)?.[1];
    expect(links, at).toEqual([['en', bare || '/'], ['ar', `/ar${bare}`], ['fr', `/fr${bare}`]].filter(([lang]) => lang !== own));
  }
});

test('links of a page keep its language, and lead to pages or screens that are there', () => {
  for (const [at, html] of pages.filter(([at]) => at.startsWith('/fr'))) {
    const links = Array.from(html.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"?#]*)/gi), ([, href = '']) => href);
    expect(links.filter((href) => !/^\/fr(\/|$)|^\/api\//.test(href)), at).toEqual([]);
  }
});

test('a text that nobody has translated is marked in words and in its language, a translated one is not', () => {
  const legal = site.page('/fr/privacy');
  expect(textOf(legal)).toContain('Ce texte n’est pas encore traduit.');
  expect(legal).toMatch(/<div class="br-prose" lang="en" dir="ltr">/);
  expect(legal).toMatch(/Mis à jour le \d+ \p{L}+ \d{4}/u);
  expect(site.page('/ar/privacy')).toMatch(/<div class="br-prose" lang="en" dir="ltr">/);
  const post = site.page('/fr/blog/project-based-learning');
  expect(textOf(post)).toContain('Tout commence par une question.');
  expect(post).toMatch(/<h2 id="une-question">/);
  expect(post).toMatch(/<div class="br-prose"><p>/);
  expect(textOf(post)).not.toContain('Ce texte n’est pas encore traduit.');
  expect(site.page('/privacy')).not.toMatch(/<div class="br-prose" lang/);
});

test('sign-up says which language the terms are in that nobody has translated; its links lead to them', () => {
  const links = (at: string) => Array.from(site.page(at).matchAll(/<a [^>]*target="_blank"(?: hrefLang="(\w+)")? href="([^"]*\/(?:terms|privacy))"/gi), ([, language, to]) => [to, language]);
  expect(links('/signup')).toEqual([['/terms', undefined], ['/privacy', undefined]]);
  expect(links('/ar/signup')).toEqual([['/ar/terms', 'en'], ['/ar/privacy', 'en']]);
  expect(textOf(site.page('/ar/signup')).match(/This text is in الإنجليزية only\./g)).toHaveLength(2);
});

test('a block that is not translated says which language it is in', () => {
  const blocks = Array.from(site.page('/fr/about').matchAll(/<section [^>]*>/g), ([tag]) => tag);
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter((tag) => !tag.includes(' lang="en"'))).toEqual([]);
  expect(site.page('/about')).not.toMatch(/<section [^>]* lang=/);
});

test('words and menu entries of the frame that are not translated say which language they are in, the others do not', () => {
  const marked = (at: string, text: string) => Array.from(site.page(at).matchAll(new RegExp(`<\\w+([^<>]*)>${text}<`, 'g')), ([, attributes]) => attributes!.includes(' lang="en" dir="ltr"'));
  for (const text of ['Skip to content', 'How It Works', 'Who We Serve', 'Log In', 'Dark', '© 2026 Bridge AI. Abuja and Lagos, Nigeria.']) {
    expect(new Set(marked('/ar/about', text)), text).toEqual(new Set([true]));
    expect(new Set(marked('/about', text)), text).toEqual(new Set([false]));
  }
  expect(site.page('/ar/about')).toMatch(/<button[^<>]* aria-label="Menu"[^<>]* lang="en" dir="ltr">/);
  expect(new Set(marked('/fr/about', 'Aide'))).toEqual(new Set([false]));
  expect(new Set(marked('/fr/about', 'Terms'))).toEqual(new Set([true]));
  expect(site.page('/ar/about')).not.toMatch(/ lang="[^"]*"[^<>]* lang="/);
});

test('telephone numbers and addresses are read from left to right on a page that is not', () => {
  const links = Array.from(site.page('/ar/contact').matchAll(/<a ([^<>]*href="(?:tel|mailto):[^<>]*)>/g), ([, attributes]) => attributes!);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((attributes) => !attributes.includes('dir="ltr"'))).toEqual([]);
});

test('screens that the browser draws begin in the right language and direction', () => {
  expect(site.files.get('/ar/shell.html')).toContain('<html lang="ar" dir="rtl">');
  expect(site.files.get('/fr/shell.html')).toContain('<html lang="fr" dir="ltr">');
});

test('the sitemap and the feeds speak every language', () => {
  const sitemap = site.files.get('/sitemap.xml') ?? '';
  const entry = sitemap.split('\n').find((line) => line.includes(`<loc>${origin}/fr/about</loc>`)) ?? '';
  expect(Array.from(entry.matchAll(/hreflang="(\w+)" href="([^"]+)"/g), ([, code, href]) => [code, href])).toEqual([['en', `${origin}/about`], ['ar', `${origin}/ar/about`], ['fr', `${origin}/fr/about`]]);
  const feed = site.files.get('/fr/rss.xml') ?? '';
  expect(feed).toContain('<language>fr</language>');
  expect(feed).toContain(`<title>Apprendre en faisant</title><link>${origin}/fr/blog/project-based-learning</link>`);
});

test('a draft is no page and no link', async () => {
  const content = copyOfContent();
  content.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr", "draft": true }');
  const drafted = await content.make();
  expect([...drafted.files.keys()].filter((at) => at.startsWith('/fr'))).toEqual([]);
  expect(drafted.page('/about')).not.toContain('hreflang');
});
