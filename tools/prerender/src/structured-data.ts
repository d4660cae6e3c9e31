import { addressOf, type PublicPage } from './pages.ts';
import type { Renderer, View } from './renderer.ts';

const context = 'https://schema.org';

/** What search engines are told of a page in their own words: organisation, posts, openings, questions. */
export function structuredData(page: PublicPage, view: View, origin: string, image: string, plain: Renderer['plainText']): object[] {
  const { brand, documents, words } = page.site;
  const organisation = { '@type': 'Organization', name: brand.name, url: origin, logo: `${origin}/favicon.svg`, email: brand.contact.general };
  if (view.kind === 'post') {
    const { title, description, date, author, category } = view.post;
    return [{ '@context': context, '@type': 'BlogPosting', headline: title, description, datePublished: date, author: { '@type': 'Organization', name: author }, articleSection: category, image, publisher: organisation, mainEntityOfPage: origin + addressOf(page.site.locale.prefix, page.path), inLanguage: view.textLang ?? page.site.locale.code }];
  }
  if (view.kind !== 'page') return [];
  const { blocks } = view.page;
  const questions = blocks.flatMap((block) => (block.type === 'accordion' && block.faq ? block.items : []));
  const openings = blocks.some(({ type }) => type === 'openings') ? (documents['lists/openings']?.items ?? []) : [];
  const example = (words as { sample: string }).sample; // a word of interface/site.json
  return [
    ...(page.path === '/' ? [{ '@context': context, ...organisation, description: brand.description }, { '@context': context, '@type': 'WebSite', name: brand.name, url: origin }] : []),
    ...(questions.length > 0
      ? [{ '@context': context, '@type': 'FAQPage', mainEntity: questions.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: plain(text) } })) }]
      : []),
    ...openings.map(({ title, description, type, place, publishFrom, publishUntil, sample }) => ({
      '@context': context,
      '@type': 'JobPosting',
      title: sample ? `${example}: ${title}` : title,
      description: plain(description),
      employmentType: type,
      hiringOrganization: organisation,
      jobLocation: { '@type': 'Place', address: place },
      ...(publishFrom && { datePosted: publishFrom }),
      ...(publishUntil && { validThrough: publishUntil }),
    })),
  ];
}
