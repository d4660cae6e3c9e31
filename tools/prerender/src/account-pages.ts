import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId, OpenContent } from '@bridge/content';
import type { BrowserDocuments } from './browser-documents.ts';
import { publicScreens, type PublicScreen } from '@bridge/model';
import { stylesFrom, type Styles } from './css/purge.ts';
import { documentOf, type Parts } from './document.ts';
import { hashOf, type MadeFiles } from './folder.ts';
import { fileOf, type PublicPage } from './pages.ts';
import type { Locale } from './renderer.ts';

/** Which of the titles in interface/app.json a screen carries, as its route says, and its words; those without a use of their own are kept from search engines. */
const heads: Record<PublicScreen, { title: string; hidden?: true; words?: DocumentId[] }> = {
  '/login': { title: 'login' },
  '/signup': { title: 'signUp' },
  '/select-user-type': { title: 'selectUserType' },
  '/verify-email': { title: 'verifyEmail', hidden: true },
  '/signup-success': { title: 'verified', hidden: true },
  '/forgot-password-request': { title: 'forgotPassword', hidden: true },
  '/change-password': { title: 'changePassword', hidden: true },
  '/change-password-success': { title: 'passwordChanged', hidden: true },
  '/blueprint-share': { title: 'sharedBlueprint', hidden: true, words: ['interface/sharing', 'interface/blueprint'] },
};
const documents: DocumentId[] = ['interface/common', 'messages/fields', 'interface/app', 'interface/auth', 'interface/site', 'brand', 'navigation/public', 'navigation/footer', 'legal/terms', 'legal/privacy'];
const ofProgram = /<(?:script type="module"[^>]*src|link rel="(modulepreload|preload" as="style|stylesheet)"[^>]*href)="([^"]+)">/g;

type Reads = Pick<OpenContent, 'document'>;
type Start = { content: Reads; /** A page of the same language, for what all share. */ like: PublicPage | undefined };

/** Public screens as pages of one language: what their heads say and what is around them. */
export function accountPagesIn(locale: Locale, { content, like }: Start): PublicPage[] {
  if (!like) return [];
  const app = content.document('interface/app', locale.code) as { titles: Record<string, { title: string; description: string }> }; // the content check has made sure of it
  return publicScreens.map((screen): PublicPage => {
    const { title: name, hidden = false } = heads[screen];
    const { title = '', description = '' } = app.titles[name] ?? {};
    const site = { ...like.site, path: screen, documents: {}, posts: [] };
    return { path: screen, title, description, hidden, source: undefined, view: () => ({ kind: 'account' }), site, titlePattern: like.titlePattern, of: () => [screen, title, description, like.site.now.slice(0, 4)] };
  });
}

/** Draws a screen into its files: one for each variant that the server may choose (login.html, signup.mentor.html). */
export async function makeAccountPage(page: PublicPage, folder: MadeFiles, { content, client, browser, of, parts, styles }: { content: OpenContent; client: string; browser: BrowserDocuments; of: unknown; parts: Parts; styles: () => Promise<Styles> }): Promise<void> {
  const { renderer } = parts;
  const { locale } = page.site;
  const shell = path.join(client, `shell${page.path}.html`);
  const program = existsSync(shell) ? programOf(readFileSync(shell, 'utf8'), browser.tagsIn(locale.code, browser.documentsOf(page.path))) : '';
  const loaded = wordsOf(page, content);
  const made = hashOf(of, page.of(), program, loaded, page.site.navigation, locale, renderer.standIns);
  const file = fileOf(page);
  const names = variantsOf(page.path as PublicScreen).map((variant) => file.replace(/\.html$/, () => `${variant && `.${variant}`}.html`)); // made above of these
  if (names.every((name) => folder.isMade(name, made))) return names.forEach((name) => folder.file(name, made, () => ''));
  const { drawAccount } = await renderer.loadStandIns();
  const { variants, samples } = await drawAccount(page.path as PublicScreen, locale, loaded, page.site);
  const purge = await styles();
  for (const [index, html] of Object.values(variants).entries()) {
    folder.file(names[index] ?? file, made, () =>
      documentOf(page, { ...parts, styles: () => ({ for: (text: string) => purge.for(text + samples) }) }, { html, program }),
    );
  }
}

/** A screen as whoever comes to it first sees it, without the program. */
export async function drawAccountPage(page: PublicPage, content: Reads, parts: Parts): Promise<string> {
  const { drawAccount, accountStyles } = await parts.renderer.loadStandIns();
  const { variants, samples } = await drawAccount(page.path as PublicScreen, page.site.locale, wordsOf(page, content), page.site); // accountPagesIn made it of these
  const purge = stylesFrom(accountStyles);
  return documentOf(page, { ...parts, styles: () => ({ for: (text: string) => purge.for(text + samples) }) }, { html: Object.values(variants)[0] ?? '' });
}

/** The documents that a screen is drawn with. */
function wordsOf({ path: at, site: { locale } }: PublicPage, content: Reads): Record<string, unknown> {
  return Object.fromEntries([...documents, ...(heads[at as PublicScreen].words ?? [])].map((id) => [id, content.document(id, locale.code)])); // accountPagesIn made it of these
}

/** The variants of a screen, '' first, in the order in which they are drawn (apps/web/src/stand-in/draw-account.tsx). */
function variantsOf(screen: PublicScreen): string[] {
  if (screen === '/blueprint-share') return ['', 'unknown', 'shared'];
  if (screen === '/signup') return ['', 'talent', 'mentor', 'partner'];
  return screen.endsWith('-success') ? ['', 'done'] : [''];
}

/** What the program is made of, its documents first, in a template: it waits until the page stands (apps/web/src/early). */
function programOf(shell: string, documents: string): string {
  const files = [...shell.matchAll(ofProgram)].map(([tag, kind, file = '']) => ({ file, isEntry: tag.startsWith('<script'), isStyle: kind?.includes('style') ?? false }));
  const entry = files.findLast(({ isEntry }) => isEntry)?.file ?? '';
  const links = files.map(({ file, isStyle }) => `<link rel="${isStyle ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`);
  return `<div id="app"></div><template id="program" data-entry="${entry}">${documents}${links.join('')}</template>`;
}
