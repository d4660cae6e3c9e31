/// <reference types="vite/client" />
import type { Brand, Documents, Navigation, Page, ShownPicture } from '@bridge/content';
import type { PostSummary } from '../blog/post-summary.ts';
import type { SiteContext } from '../site.tsx';
import { siteWords } from '../words.ts';

// The words, menus and brand the product has: a key missing from them fails the tests here
const files = import.meta.glob('../../../../content/{brand,interface/site,messages/fields,navigation/public,navigation/footer}.json', { eager: true, import: 'default' });
const file = (name: string) => files[`../../../../content/${name}.json`] as object;

/** Lists with one of each that matters. */
const documents: Pick<Documents, `lists/${keyof Lists}`> & Record<'forms/contact', Documents['forms/contact']> & Record<'messages/fields', Documents['messages/fields']> = {
  'messages/fields': file('messages/fields') as Documents['messages/fields'], // the files are checked by `content check`
  'lists/partners': { items: ['triangle', 'ring', 'bars'].map((shape) => ({ id: shape, name: `Sample ${shape}`, shape: shape as 'ring', sample: true })) },
  'lists/testimonials': {
    items: [
      { id: 'a', quote: 'They had read the brief before we met.', role: 'Head of operations', organisation: 'Sample Bank', audience: 'partners', face: 'hijab', sample: true },
      { id: 'b', quote: 'Of another audience.', role: 'Student', organisation: 'Demo College', audience: 'talents' },
    ],
  },
  'lists/openings': {
    items: [
      { id: 'developer', title: 'Frontend Developer', type: 'Full-Time', place: 'Remote', description: 'Draw bridges.', sample: true },
      { id: 'closed', title: 'Closed last week', type: 'Contract', place: 'Hybrid', description: 'Gone.', publishUntil: '2026-11-13' },
      { id: 'later', title: 'Opens next week', type: 'Contract', place: 'Hybrid', description: 'Not yet.', publishFrom: '2026-11-28' },
    ],
  },
  'lists/offices': {
    items: [{ id: 'abuja', city: 'Abuja', country: 'Nigeria', address: '1 Sample Avenue', phone: '+234 000 000 0001', email: 'abuja@bridge.example', hours: 'Mon-Fri 9:00 AM-6:00 PM', sample: true }],
  },
  'lists/webinars': {
    items: [
      { id: 'old', title: 'Long ago', description: 'Over.', start: '2025-01-10T18:00:00+01:00', minutes: 60, place: 'Online' },
      { id: 'older', title: 'Longer ago', description: 'Over.', start: '2024-01-10T18:00:00+01:00', minutes: 60, place: 'Online' },
      { id: 'far', title: 'In a year', description: 'To come.', start: '2027-11-20T18:00:00+01:00', minutes: 45, place: 'Online', link: '/contact' },
      { id: 'near', title: 'Under way', description: 'Now.', start: '2026-11-21T12:30:00+01:00', minutes: 60, place: 'Online' },
    ],
  },
  'lists/opportunities': {
    categories: [
      { id: 'technology', label: 'Technology' },
      { id: 'finance', label: 'Finance' },
    ],
    items: [
      { id: 'clinic', title: 'Clinic dashboard', company: 'Example Health', location: 'Remote', duration: '6 weeks', type: 'technology', description: 'Open **data** for nurses.', sample: true },
      { id: 'prices', title: 'Market prices', company: 'Sample Bank', location: 'Lagos', duration: '12 weeks', type: 'finance', description: 'Walk the market.' },
    ],
  },
  'lists/news': {
    items: [
      { id: 'first', date: '2026-10-01', title: 'The first', text: 'Older.' },
      { id: 'second', date: '2026-11-01', title: 'The second', text: 'Newer.', link: '/about', sample: true },
    ],
  },
  'lists/updates': { items: [] },
  'forms/contact': {
    id: 'contact',
    title: 'Contact',
    submit: 'Send Message',
    sent: { title: 'Message sent', text: 'Thank you. Go on to the [blog](/blog).' },
    questions: [
      { id: 'name', type: 'text', prompt: 'Name', required: true, autoComplete: 'name', maxLength: 100 },
      { id: 'email', type: 'text', prompt: 'Email', help: 'We answer there.', required: true, input: 'email', autoComplete: 'email' },
      { id: 'subject', type: 'text', prompt: 'Subject', maxLength: 20 },
      { id: 'opening', type: 'text', prompt: 'Position' },
      { id: 'link', type: 'text', prompt: 'Link', input: 'url' },
      { id: 'kind', type: 'dropdown', prompt: 'Kind', required: true, allowOther: true, options: [{ id: 'school', label: 'School', value: 'School' }] },
      {
        id: 'topics',
        type: 'multi-select',
        prompt: 'Topics',
        maxSelected: 2,
        options: [
          { id: 'mentors', label: 'Mentors', value: 'Mentors' },
          { id: 'projects', label: 'Projects', value: 'Projects' },
        ],
      },
      {
        id: 'paid',
        type: 'radio',
        prompt: 'Is it paid?',
        options: [
          { id: 'yes', label: 'Yes', value: 'Yes' },
          { id: 'no', label: 'No', value: 'No' },
        ],
        followUp: { label: 'How much?', when: ['yes'], minLength: 2 },
      },
      { id: 'why', type: 'text', prompt: 'Why not?', required: true, showIf: { question: 'paid', options: ['no'] } },
      { id: 'message', type: 'text', prompt: 'Message', required: true, rows: 4 },
    ],
  },
};
type Lists = Record<'partners' | 'testimonials' | 'openings' | 'offices' | 'webinars' | 'opportunities' | 'news' | 'updates', unknown>;

const source = { code: 'en', name: 'English', dir: 'ltr', prefix: '' } as const;

/** A site to draw pages in, at noon of 21 November 2026 (UTC). */
export function aSite(more: Partial<SiteContext> = {}): SiteContext {
  return {
    brand: file('brand') as Brand, // the files are checked by `content check`
    words: siteWords(file('interface/site')),
    navigation: { public: file('navigation/public') as Navigation, footer: file('navigation/footer') as Navigation },
    documents,
    pictures: { harbour: aPicture() },
    posts: [aPost({ slug: 'newest', date: '2026-11-20' }), aPost({ slug: 'older', date: '2026-02-12', category: 'Career Development' }), aPost({ slug: 'oldest', date: '2025-02-12' })],
    locale: source,
    locales: [source],
    path: '/sample',
    now: '2026-11-21T12:00:00.000Z',
    ...more,
  };
}

/** A picture of four sides to three, in all its widths. */
export function aPicture(more: Partial<ShownPicture> = {}): ShownPicture {
  return { alt: 'Boats at a quay', width: 1600, height: 1200, address: '/pictures/harbour-0123456789abcdefghijkl', widths: [480, 960, 1600], ...more };
}

export function aPost(more: Partial<PostSummary> = {}): PostSummary {
  return { slug: 'a-post', title: `The post ${more.slug ?? ''}`, description: 'What it says.', date: '2026-11-20', author: 'Editorial team', category: 'Education', minutes: 6, ...more };
}

export function aPage(blocks: Page['blocks'], more: Partial<Page> = {}): Page {
  return { id: 'sample', path: '/sample', title: 'Sample', description: 'A sample.', blocks, ...more };
}
