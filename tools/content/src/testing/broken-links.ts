import { swap, type Broken } from './broken.ts';

type Place = { name: string; file: string; from: string; to: (target: string) => string; plain?: boolean };
const value = (name: string, file: string, from: string, key = 'to'): Place => ({ name, file, from, to: (target) => `"${key}": "${target}"` });
const text = (name: string, file: string, from: string): Place => ({ name, file, from, to: (target) => `](${target})` });

/** A place of every kind that a link can stand in. */
const places: Place[] = [
  value('a menu', 'navigation/public.json', '"to": "/how-it-works"'),
  value('the footer', 'navigation/footer.json', '"to": "/privacy"'),
  value('the menu of talents', 'navigation/talent.json', '"to": "/talent/career"'),
  value('the bar of phones', 'navigation/mobile.json', '"to": "/projects"'),
  value('a button of a hero', 'pages/home.json', '"to": "/signup"'),
  value('a card', 'pages/solutions.json', '"to": "'),
  value('a call to action', 'pages/help.json', '"to": "/status"'),
  value('where one applies', 'pages/careers.json', '"applyTo": "/careers#apply"', 'applyTo'),
  value('an entry of the news', 'lists/news.json', '"link": "/for-talents"', 'link'),
  value('an update', 'lists/updates.json', '"link": "/how-it-works"', 'link'),
  text('a text of an accordion', 'pages/help.json', '](/forgot-password-request)'),
  text('a lead', 'pages/home.json', '](/help)'),
  text('the thanks of a form', 'forms/apply.json', '](/for-talents)'),
  text('a word of the screens', 'interface/site.json', '](/api/health)'),
  text('a post', 'blog/project-based-learning.mdx', '](/explore)'),
  text('a legal text', 'legal/terms.mdx', '](/status)'),
];

const soon = '---\ntitle: Soon\ndescription: Not yet.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\npublishFrom: 2027-01-01\n---\n\nA text.\n';
const gone = soon.replace('publishFrom: 2027-01-01', 'publishUntil: 2026-01-01').replace('date: 2026', 'date: 2025');

const targets: [string, RegExp, Record<string, string>?][] = [
  ['/nowhere', /nothing stands at "\/nowhere"/],
  ['/contct', /nothing stands at "\/contct".*Did you mean "\/contact"/],
  ['/about/', /nothing stands at "\/about\/": write "\/about"/],
  ['/About', /nothing stands at "\/About": write "\/about"/],
  ['/about#nobody', /the part "#nobody", which the page pages\/about\.json does not have/],
  ['/about?from=here#valeus', /Did you mean "values"/],
  ['/terms#nobody', /the part "#nobody", which the text legal\/terms\.mdx does not have/],
  ['/login#nobody', /which has none that a link can point to/],
  ['/blog/deleted', /nothing stands at "\/blog\/deleted"/],
  ['/blog/soon', /the post blog\/soon\.mdx, which is not shown before 2027-01-01/, { 'blog/soon.mdx': soon }],
  ['/blog/gone', /the post blog\/gone\.mdx, which is not shown any more since 2026-01-01/, { 'blog/gone.mdx': gone }],
  ['/explore/technologie', /nothing stands at.*Did you mean "\/explore\/technology"/],
  ['/talent/carer', /nothing stands at "\/talent\/carer"/],
  ['/fr/about', /names the language "fr": leave it out/],
  ['/auth/logout', /nothing stands at/],
  ['https://bridge.example/nowhere', /nothing stands at "\/nowhere"/],
  ['/../../etc/passwd', /is not a link|links to/],
  ['//evil.example', /is not a link|links to/],
  ['http://plain.example', /is not a link|links to/],
  ['javascript:alert', /is not a link|links to/],
  ['JaVaScript:alert', /is not a link|links to/],
  ['data:text/html,x', /is not a link|links to/],
];

export const targetCount = targets.length;

/** Every kind of place with every kind of target that leads nowhere or into harm. */
export const brokenLinks: Broken[] = places.flatMap((place) =>
  targets.map(([target, words, others]) => {
    const whole = place.from === '"to": "' ? /"to": "[^"]*"/ : undefined;
    const made = swap(place.file, place.from, place.to(target), words, { name: `${place.name} leads to ${target}`, ...(others && { with: others }) });
    return whole ? { ...made, edit: (before: string) => before.replace(whole, () => place.to(target)) } : made;
  }),
);
