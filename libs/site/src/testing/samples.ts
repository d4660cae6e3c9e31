import type { BlockOf, BlockType } from '../blocks/block.ts';

const head = { kicker: 'A small line', title: 'A title of some length', lead: 'A lead with a [link](/about) and **weight**.' };
const actions = [
  { id: 'one', label: 'Sign up', to: '/signup' },
  { id: 'two', label: 'Contact us', to: '/contact' },
  { id: 'three', label: 'Read on', to: '/about', variant: 'link' as const },
];
const points = [
  { id: 'a', text: 'A short point' },
  { id: 'b', text: 'Another with **weight**' },
];
const years = [5, 4, 2, 0, 0].map((done) => ({ done, total: 5 }));
const tab = (id: string, label: string) => ({
  id,
  label,
  title: `For ${id}`,
  text: 'What it is.',
  points,
  actions: actions.slice(0, 2),
  picture: { caption: 'Sample data', rows: [{ id: 'row', label: 'A row', detail: 'Year 3 of 5', years }] },
});

/** One block of every kind, with all that it can have. A kind without a sample does not compile. */
export const samples: { [Type in BlockType]: BlockOf<Type> } = {
  hero: { id: 'hero', type: 'hero', ...head, actions, note: 'A quiet line', art: 'scene' },
  stats: {
    id: 'stats',
    type: 'stats',
    title: 'Figures',
    lead: 'What they say.',
    items: [
      { id: 'a', value: '92%', label: 'employment rate' },
      { id: 'b', value: '640+', label: 'institutions' },
      { id: 'c', value: '40K+', label: 'projects' },
    ],
    note: 'Sample figures.',
    sample: true,
  },
  cards: {
    id: 'cards',
    type: 'cards',
    ...head,
    layout: 'cards',
    tint: true,
    actions: actions.slice(0, 1),
    items: [
      { id: 'a', title: 'With a link', text: 'Text of a card.', icon: 'star', to: '/about', action: 'Read on', points },
      { id: 'b', title: 'Without one', text: 'Text with a [link](/blog).', sample: true },
    ],
  },
  steps: {
    id: 'steps',
    type: 'steps',
    ...head,
    items: [
      { id: 'a', title: 'First', text: 'Do this.' },
      { id: 'b', title: 'Second', text: 'Then that.' },
      { id: 'c', title: 'Third', text: 'And walk on.' },
    ],
    actions: actions.slice(0, 1),
  },
  picture: { id: 'picture', type: 'picture', picture: 'harbour', caption: 'Seen from the quay.' },
  tabs: { id: 'tabs', type: 'tabs', title: 'Three ways', items: [tab('colleges', 'Colleges'), tab('businesses', 'Businesses'), tab('students', 'Students')] },
  carousel: { id: 'carousel', type: 'carousel', label: 'partner organisations', figure: '680+', list: 'partners', pause: 'Stop the moving logos', play: 'Move the logos' },
  accordion: {
    id: 'accordion',
    type: 'accordion',
    ...head,
    faq: true,
    tint: true,
    openFirst: true,
    example: { title: 'Build one dashboard', text: 'From your answers: Healthcare' },
    items: [
      { id: 'a', title: 'What does it cost?', text: 'Nothing.' },
      { id: 'b', title: 'How long does it take?', text: 'About **eight** minutes.' },
      { id: 'c', title: 'Who can see it?', text: 'Only you.' },
    ],
  },
  prose: { id: 'prose', type: 'prose', ...head, paragraphs: [{ id: 'a', text: 'Running text with a [link](/help).' }], points, actions: actions.slice(0, 1) },
  cta: { id: 'cta', type: 'cta', title: 'Lay the first stone', lead: 'Eight minutes now.', actions: actions.slice(0, 2) },
  testimonials: { id: 'testimonials', type: 'testimonials', ...head, audience: 'partners' },
  openings: { id: 'openings', type: 'openings', ...head, apply: 'Apply Now', empty: 'Nothing open at the moment.' },
  offices: { id: 'offices', type: 'offices', ...head, phone: 'Phone', email: 'Email', hours: 'Hours' },
  webinars: { id: 'webinars', type: 'webinars', upcoming: 'Upcoming', past: 'Past', noUpcoming: 'None planned.', noPast: 'None yet.', minutes: '{{minutes}} minutes', join: 'Join', watch: 'Watch' },
  opportunities: {
    id: 'opportunities',
    type: 'opportunities',
    ...head,
    explorer: true,
    search: 'Search opportunities',
    all: 'All',
    learnMore: 'Learn More',
    empty: 'Nothing matches.',
    showAll: 'Show all',
  },
  posts: { id: 'posts', type: 'posts', title: 'Recent Posts', readMore: 'Read More', featured: 'Newest' },
  timeline: { id: 'timeline', type: 'timeline', ...head, list: 'news', empty: 'No news.' },
  status: {
    id: 'status',
    type: 'status',
    words: {
      allOperational: 'All is well',
      notAllOperational: 'Something is not',
      checking: 'Checking',
      operational: 'Operational',
      unavailable: 'Not available',
      unreachable: 'No answer',
      web: 'Website',
      api: 'Service',
      database: 'Database',
      checkedAt: 'Checked at',
      refresh: 'Check again',
    },
  },
  form: { id: 'form', type: 'form', ...head, form: 'contact', portrait: 'educator' },
};
