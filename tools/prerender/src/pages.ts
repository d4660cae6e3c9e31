import type { DocumentId, Documents, OpenContent, Page, UntranslatedWords } from '@bridge/content';
import { applicationForms, opportunityTemplate, questionsToAsk } from '@bridge/model';
import type { Locale, PostSummary, Renderer, Site, Text, View } from './renderer.ts';
import { picturesNamed, type Pictures } from './pictures.ts';
import type { Texts } from './texts.ts';
import { turnsBefore } from './turns.ts';

/** A page to be made: where it is, what its head says, and what it shows. */
export type PublicPage = {
  /** Without the language's prefix. */
  path: string;
  title: string;
  description: string;
  /** The document it is made of. */
  source: DocumentId | undefined;
  /** Kept out of the sitemap and of search engines. */
  hidden: boolean;
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
  /** The day of a post. */
  date?: string | undefined;
  view: () => View;
  site: Site;
  /** How titles are written, with {{page}} and {{brand}}. */
  titlePattern: string;
  /** Everything the page is made of beside what all pages share: while it is the same, so is the page. */
  of: () => unknown;
};

type Start = { content: Pick<OpenContent, 'document' | 'ids'>; texts: Pick<Texts, 'of'>; pictures: Pick<Pictures, 'shown'>; renderer: Renderer; now: string };

/** Every public page in one language. */
export function pagesIn(locale: Locale, locales: readonly Locale[], { content, texts, pictures, renderer, now }: Start): PublicPage[] {
  const document = <Id extends DocumentId>(id: Id): Documents[Id] => content.document(id, locale.code);
  const idsIn = <Start extends 'pages' | 'blog' | 'legal'>(start: Start) => content.ids().filter((id): id is `${Start}/${string}` => id.startsWith(`${start}/`));
  const source = locales.find(({ prefix }) => !prefix)?.code;
  const textOf = (id: DocumentId) => {
    const { textLang } = document(id as `blog/${string}`); // a post or a legal text
    return { written: texts.of(id, locale.code === source || textLang !== undefined ? undefined : locale.code), textLang };
  };
  const posts = idsIn('blog').map((id): PostSummary => ({ ...document(id), slug: id.slice('blog/'.length), minutes: textOf(id).written.minutes }));
  const words = document('interface/site') as { notFound: { heading: string; text: string } }; // content check has made sure of it
  const untranslatedIn = (id: 'interface/site' | 'interface/app') => (document(id) as UntranslatedWords)['~untranslated'] ?? []; // merged words list them
  const { frame, titlePattern } = document('interface/app') as { frame: { theme: object; saver: object }; titlePattern: string }; // the same
  const shown = (ids: readonly string[]) => Object.fromEntries(ids.flatMap((id) => pictures.shown(id, document(`pictures/${id}`)) ?? []));
  const base: Omit<Site, 'path' | 'documents' | 'pictures'> = {
    brand: document('brand'),
    words,
    colours: frame.theme,
    saver: frame.saver,
    untranslated: [...untranslatedIn('interface/site'), ...untranslatedIn('interface/app').filter((text) => [frame.theme, frame.saver].flatMap((words) => Object.values(words)).includes(text))],
    navigation: { public: document('navigation/public'), footer: document('navigation/footer') },
    posts: [],
    locale,
    locales,
    now,
  };
  const published = posts.filter((post) => renderer.isPublished(post, now)).sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  const siteAt = (at: string, ids: readonly DocumentId[] = [], posts: readonly PostSummary[] = [], named: readonly string[] = []): Site => {
    const documents = Object.fromEntries(ids.map((id) => [id, document(id)])) as Site['documents']; // fromEntries forgets the keys
    return { ...base, posts, path: at, documents, pictures: shown([...named, ...picturesNamed(documents)]) };
  };
  const compiled = (id: DocumentId): Text => {
    const { written, textLang } = textOf(id);
    const { code, headings } = written.body;
    return { code, headings: headings.map((heading) => ({ id: renderer.anchorOf(heading), text: heading })), textLang };
  };
  const hashOfText = (id: DocumentId) => {
    const { written, textLang } = textOf(id);
    return [written.hash, textLang];
  };

  const fromPages = idsIn('pages').flatMap((id): PublicPage[] => {
    const page = document(id);
    if (page.redirect) return [];
    const { title, description, publishFrom, publishUntil, hidden = false } = page;
    const common = { titlePattern, title, description, publishFrom, publishUntil, hidden, source: id, view: () => ({ kind: 'page' as const, page }) };
    const categories = explores(page) ? document('lists/opportunities').categories : [];
    const places = [
      { path: page.path, title },
      ...renderer.explorerPaths(page.path, categories).map((at, index) => ({ path: at, title: `${categories[index]!.label} · ${title}`, description: categories[index]!.description ?? description })),
      // What the server shows for a category that there is not: nothing in it, and the way to all.
      ...(explores(page) ? [{ path: `${page.path}/404`, title: `${words.notFound.heading} · ${title}`, hidden: true }] : []),
    ];
    return places.map((place) => ({
      ...common,
      ...place,
      site: siteAt(place.path, renderer.pageDocuments(page), page.blocks.some(({ type }) => type === 'posts') ? published : [], picturesNamed([page, page.blocks.some(({ type }) => type === 'posts') ? published : []])),
    })).map((made) => ({ ...made, of: () => [made.path, page, made.site.documents, made.site.pictures, made.site.posts, turnsBefore(made.site.documents, now), now.slice(0, 4)] }));
  });
  const fromPosts = posts.map((post): PublicPage => {
    const id: DocumentId = `blog/${post.slug}`;
    const at = `/blog/${post.slug}`;
    const place = published.indexOf(post);
    // Those it shows: the newest, and the ones before and after it.
    const around = published.filter((_, index) => index < 4 || Math.abs(index - place) < 2);
    const site = siteAt(at, [], around, [...picturesNamed(post), ...textOf(id).written.pictures]);
    return { ...post, titlePattern, path: at, source: id, hidden: false, view: () => ({ kind: 'post', post, ...compiled(id) }), site, of: () => [hashOfText(id), post, site.pictures, around, now.slice(0, 4)] };
  });
  const fromLegal = idsIn('legal').map((id): PublicPage => {
    const legal = document(id);
    const at = `/${id.slice('legal/'.length)}`;
    const site = siteAt(at, [], [], textOf(id).written.pictures);
    return { titlePattern, path: at, title: legal.title, description: legal.description, source: id, hidden: false, view: () => ({ kind: 'legal', legal, ...compiled(id) }), site, of: () => [hashOfText(id), legal, site.pictures, now.slice(0, 4)] };
  });
  const notFound: PublicPage = {
    titlePattern,
    path: '/404',
    title: words.notFound.heading,
    description: words.notFound.text,
    source: undefined,
    hidden: true,
    view: () => ({ kind: 'notFound' }),
    site: siteAt('/404'),
    of: () => ['/404', now.slice(0, 4)],
  };
  const asked = { project: questionsOf(document(`forms/${applicationForms.project}`)), opening: questionsOf(document(`forms/${applicationForms.opening}`)) };
  const opportunityWords = document('interface/opportunities');
  const opportunity: PublicPage = {
    titlePattern,
    path: opportunityTemplate,
    title: '__TITLE__',
    description: '__DESCRIPTION__',
    source: undefined,
    hidden: true,
    view: () => ({ kind: 'opportunity', words: opportunityWords, asked }),
    site: siteAt(opportunityTemplate),
    of: () => [opportunityTemplate, opportunityWords, asked, now.slice(0, 4)],
  };
  return [...fromPages, ...fromPosts, ...fromLegal, opportunity, notFound];
}

function questionsOf({ questions }: Documents['forms/x']): string[] {
  return questionsToAsk(questions).map(({ prompt }) => prompt);
}

function explores(page: Page): boolean {
  return page.blocks.some((block) => block.type === 'opportunities' && block.explorer);
}

/** The file of a page among the pages of its language, as the server looks for it. */
export function fileOf({ path: at, site: { locale } }: Pick<PublicPage, 'path' | 'site'>): string {
  if (at === '/') return locale.prefix ? `${locale.prefix}.html` : '/index.html';
  return `${locale.prefix}${at}.html`;
}

/** The address of a page, without the site's origin. */
export function addressOf(prefix: string, at: string): string {
  return at === '/' ? prefix || '/' : prefix + at;
}
