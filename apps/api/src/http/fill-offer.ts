import { calendarDay, namedBy, opportunityTemplate, publicAddressOf, type OfferEnd } from '@bridge/model';
import { skillBook } from '../content/skills.ts';
import type { Content } from '../core/content.ts';
import { type Offer, tagsOf } from '../opportunities/face.ts';
import { escape } from './page-head.ts';

type Filling = { offer: Offer; over: OfferEnd | null; locale: string; content: Content };
type Words = { over: Record<OfferEnd, string>; overText: Record<OfferEnd, string> };

/** The build's page of an opportunity with this one in it: parts that it has not are taken out, and whatever was typed stays text. */
export function fillOffer(html: string, { offer, over, locale, content }: Filling): string {
  const words = content.document('interface/opportunities', locale) as Words; // the content check has made sure of it
  const { industries, skills } = tagsOf(offer, content.document('surveys/talent', locale), skillBook(content), locale);
  const category = content.document('lists/opportunities', locale).categories.find(({ id }) => id === offer.category)?.label ?? '';
  const values: Record<string, string> = {
    TITLE: offer.title,
    COMPANY: offer.organisation,
    DESCRIPTION: offer.description,
    CATEGORY: category,
    LOCATION: offer.location,
    TERMS: offer.terms,
    DEADLINE: offer.deadline ? calendarDay(offer.deadline, locale) : '',
    START: offer.start ? calendarDay(offer.start, locale) : '',
    PLACES: offer.places === null ? '' : new Intl.NumberFormat(locale).format(offer.places),
    PAY: offer.pay,
    OVER: over ? words.over[over] : '',
    OVERTEXT: over ? words.overText[over] : '',
    NAMED: namedBy(offer.id),
  };
  const lists: Record<string, readonly string[]> = { industries, skills };
  const has: Record<string, boolean> = {
    project: offer.kind === 'project',
    opening: offer.kind === 'opening',
    'open-project': offer.kind === 'project' && !over,
    'open-opening': offer.kind === 'opening' && !over,
    'project-terms': offer.kind === 'project' && offer.terms !== '',
    'opening-terms': offer.kind === 'opening' && offer.terms !== '',
    content: offer.postId === null,
    sample: offer.sample,
    open: !over,
    over: over !== null,
    industries: industries.length > 0,
    skills: skills.length > 0,
  };
  const isThere = (part: string) => has[part] ?? values[part.toUpperCase()] !== '';
  const [before = '', main = '', after = ''] = halves(html);
  const said = (part: string) =>
    withParts(part, isThere)
      .replace(/<(\w+)([^>]*) data-each="(\w+)"[^>]*>[^<]*<\/\1>/g, (_, tag: string, attributes: string, name: string) => (lists[name] ?? []).map((one) => `<${tag}${attributes}>${escape(one)}</${tag}>`).join(' '))
      .replace(/__([A-Z]+)__/g, (place, name: string) => (Object.hasOwn(values, name) ? escape(values[name] ?? '') : place));
  const at = publicAddressOf(offer);
  return before.replaceAll(opportunityTemplate, at) + said(main) + after.replaceAll(opportunityTemplate, at);
}

/** What stands before, in and after the main part: only there is something to be filled in. */
function halves(html: string): string[] {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  return start < 0 || end < 0 ? [html, '', ''] : [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

const part = /<(\w+)([^>]*) data-when="([\w-]+)"([^>]*)>([\s\S]*?)<\/\1>/g;

/** The text without the parts that are not there; a part may hold others. */
function withParts(html: string, isThere: (name: string) => boolean): string {
  return html.replace(part, (_, tag: string, before: string, name: string, after: string, inner: string) => (isThere(name) ? `<${tag}${before}${after}>${withParts(inner, isThere)}</${tag}>` : ''));
}
