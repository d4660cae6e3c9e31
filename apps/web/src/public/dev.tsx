// Development only: see plugins/public-pages.ts.
import { createRoot } from 'react-dom/client';
import { loadDocument, locales, subscribe, whenGone } from 'virtual:content';
import type { DocumentId, Documents, Legal, Page, Post } from '@bridge/content';
import { anchorOf, isPublished, pageDocuments, siteWords, type MdxBody, type PostSummary } from '@bridge/site';
import { themeAttributes } from '@bridge/ui/theme';
import { showFlash } from './boot/flash.ts';
import { answerThemeForm, showState } from './boot/state.ts';
import { PublicView } from './public-view.tsx';
import type { Site, View } from './views.ts';
import './styles.css';

type Text = { default: MdxBody; headings: string[] };

const { body } = document;
const { document: id = '', path = '/', posts: known = '', pictures: originals = '' } = body.dataset;
const { className, ...attributes } = themeAttributes;
body.className = className;
for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value);
const languages = locales.locales.map((locale) => ({ ...locale, prefix: locale.code === locales.source ? '' : `/${locale.code}` }));
const locale = languages.find(({ code }) => code === document.documentElement.lang) ?? languages[0]!; // the source language is always there

const root = createRoot(body.appendChild(document.createElement('div')));
let View = PublicView;
let text: Text | undefined;
/** Its file was deleted since the page was opened, and is not back. */
let isGone = false;

const load = <Id extends DocumentId>(document: Id): Promise<Documents[Id]> => loadDocument(document, locale.code);

async function draw(): Promise<void> {
  const [{ view, documents }, brand, words, app, publicMenu, footer, posts] = await Promise.all([
    look(),
    load('brand'),
    load('interface/site'),
    load('interface/app'),
    load('navigation/public'),
    load('navigation/footer'),
    Promise.all(known.split(' ').filter(Boolean).map(async (entry): Promise<PostSummary[]> => {
      const [slug = '', minutes] = entry.split(':');
      const post = await load(`blog/${slug}`).catch(() => undefined); // deleted since the page was opened
      return post ? [{ ...post, slug, minutes: Number(minutes) }] : [];
    })),
  ]);
  const pictures = await Promise.all(originals.split(' ').filter(Boolean).map(async (entry) => {
    const [name = '', width, height] = entry.split(':');
    const picture = await load(`pictures/${name}`).catch(() => undefined); // it has a fault
    return picture ? [[name, { ...picture, width: Number(width), height: Number(height), address: '', widths: [], only: `/pictures/${name}` }] as const] : [];
  }));
  const now = new Date().toISOString();
  const { frame } = app as { frame: { theme: Site['colours']; saver: Site['saver'] } }; // content check has made sure of it
  const site: Site = {
    brand,
    words: siteWords(words),
    colours: frame.theme,
    saver: frame.saver,
    navigation: { public: publicMenu, footer },
    documents,
    pictures: Object.fromEntries(pictures.flat()),
    posts: posts.flat().filter((post) => isPublished(post, now)),
    locale,
    locales: languages,
    path,
    now,
  };
  document.title = view.kind === 'page' ? view.page.title : view.kind === 'post' ? view.post.title : brand.name;
  root.render(<View view={view} site={site} Body={text?.default} />);
  requestAnimationFrame(showState);
}

async function look(): Promise<{ view: View; documents: Site['documents'] }> {
  if (isGone) return { view: { kind: 'notFound' }, documents: {} };
  const document = await load(id as DocumentId); // the server has found it
  if (id.startsWith('pages/')) {
    const page = document as Page; // as its id says, and so below
    const ids = pageDocuments(page);
    const documents = Object.fromEntries(await Promise.all(ids.map(async (one) => [one, await load(one)] as const)));
    return { view: { kind: 'page', page }, documents: documents as Site['documents'] }; // fromEntries forgets the keys
  }
  text ??= await loadText();
  const headings = text.headings.map((heading) => ({ id: anchorOf(heading), text: heading }));
  const { textLang } = document as Legal; // or a post, which says it too
  if (id.startsWith('legal/')) return { view: { kind: 'legal', legal: document as Legal, code: '', headings, textLang }, documents: {} };
  const slug = id.slice('blog/'.length);
  const minutes = Number(known.split(' ').find((entry) => entry.startsWith(`${slug}:`))?.split(':')[1]);
  return { view: { kind: 'post', post: { ...(document as Post), slug, minutes }, code: '', headings, textLang }, documents: {} };
}

/** The address differs after each edit, so that the browser asks again. */
function loadText(): Promise<Text> {
  return import(/* @vite-ignore */ `/@id/__x00__virtual:content-body/${locale.code}/${id}?edit=${Date.now()}`) as Promise<Text>; // what the plugin makes
}

let isDue = false;
let isTextDue = false;
let isDrawing = false;

/**
 * Draws what is there now, once for all that comes while it draws: Git checks out hundreds of files. One drawing at a time: a
 * slow one that began earlier would put what was there before over what was edited meanwhile. What cannot be drawn leaves on
 * screen what is there: its file may be gone for a moment.
 */
async function drawAgain(): Promise<void> {
  isDue = true;
  if (isDrawing) return;
  isDrawing = true;
  while (isDue) {
    const isTextOld = isTextDue && text;
    isDue = isTextDue = false;
    try {
      if (isTextOld) text = await loadText();
      await draw();
    } catch (error) {
      console.warn(error);
    }
  }
  isDrawing = false;
}

// Before anything is drawn: a page opened while its file is broken comes up when it is mended.
subscribe((edited, language) => {
  if (language !== locale.code) return;
  if (edited === id) {
    isGone = false;
    isTextDue = true;
  }
  void drawAgain();
});
whenGone((deleted, language) => {
  if (language !== locale.code) return;
  if (deleted === id) {
    isGone = true;
    isTextDue = false;
  }
  void drawAgain();
});
await drawAgain();
answerThemeForm();
showFlash();
import.meta.hot?.accept('./public-view.tsx', (module) => {
  View = (module as unknown as { PublicView: typeof PublicView }).PublicView; // the module it was asked for
  void drawAgain();
});
