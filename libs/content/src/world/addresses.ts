import { isDeepStrictEqual } from 'node:util';
import { anchorOf, contract, isOneOfMany, ownAddresses, ownFolders, roles, screenFolders, screens, shortAddresses } from '@bridge/model';
import type { Page } from '../schemas/page.ts';
import type { Path } from '../source.ts';
import type { Told, World } from './world.ts';

/** What stands at an address of the site. */
export type Place = {
  address: string;
  /** "the page pages/about.json", for messages. */
  name: string;
  /** Absent where no document says it: a screen, a call. */
  file?: string;
  at?: Path;
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
  /** The parts a link can point to; absent where nobody can say. */
  anchors?: () => ReadonlySet<string>;
  /** Where it leads on. */
  leadsTo?: { to: string; at: Path }[];
};

/** Every place of the site that a document makes, in the order of files. */
export function placesIn(world: World): Place[] {
  return [...world.files.flatMap((file) => placesOfFile(world, file)), ...redirectsIn(world)];
}

function placesOfFile(world: World, file: string): Place[] {
  const [, folder = '', slug = ''] = /^(pages|blog|legal)\/([^/]+)\.(?:json|mdx)$/.exec(file) ?? [];
  if (folder === 'blog') return [{ address: `/blog/${slug}`, name: `the post ${file}`, file, at: [], ...world.document(`blog/${slug}`), anchors: () => headingsOf(world.text(file)) }];
  if (folder === 'legal') return [{ address: `/${slug}`, name: `the text ${file}`, file, at: [], anchors: () => headingsOf(world.text(file)) }];
  const page = folder === 'pages' ? world.document(`pages/${slug}`) : undefined;
  return page ? [placeOfPage(page, file), ...categoriesOf(world, page)] : [];
}

function placeOfPage(page: Page, file: string): Place {
  const { path: address, publishFrom, publishUntil, redirect } = page;
  const anchors = () => new Set(['main', ...page.blocks.map(({ id }) => id)]);
  return { address, name: `the page ${file}`, file, at: ['path'], publishFrom, publishUntil, ...(redirect === undefined ? { anchors } : { leadsTo: [{ to: redirect, at: ['redirect'] }] }) };
}

/** A page that explores has an address below it for each category. */
function categoriesOf(world: World, page: Page): Place[] {
  if (page.redirect !== undefined || !page.blocks.some((block) => block.type === 'opportunities' && block.explorer)) return [];
  const anchors = () => new Set(['main', ...page.blocks.map(({ id }) => id)]);
  const file = 'lists/opportunities.json';
  return (world.document('lists/opportunities')?.categories ?? []).map(({ id }, index): Place => ({ address: `${page.path}/${id}`, name: `the category "${id}" of ${file}`, file, at: ['categories', index, 'id'], anchors }));
}

export function redirectsIn(world: World): Place[] {
  const { redirects = [] } = world.document('redirects') ?? {};
  return redirects.map(({ from, to }, index): Place => {
    const at = ['redirects', index];
    const leadsTo = typeof to === 'string' ? [{ to, at: [...at, 'to'] }] : roles.map((role) => ({ to: to[role], at: [...at, 'to', role] }));
    return { address: from, name: `the redirect from "${from}"`, file: 'redirects.json', at: [...at, 'from'], leadsTo };
  });
}

function headingsOf(text: string): ReadonlySet<string> {
  return new Set(['main', ...[...text.matchAll(/^##[ \t]+(.+?)[ \t]*#*$/gm)].map(([, words = '']) => anchorOf(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '')))]);
}

const calls = Object.values(contract);
/** Of rooms: /talent, /staff. What stands below is drawn by the application. */
const rooms = new Set(screens.flatMap((screen) => (/^\/[^/]+\/./.test(screen) ? [`/${screen.split('/')[1]!}`] : []))); // it has two parts
const callFolders = [...new Set(calls.map(({ path }) => `/${path.split('/')[1]!}`))]; // every path begins with a slash
const readable = calls.filter(({ method, path }) => method === 'GET' && !path.includes('{')).map(({ path }) => String(path));
const screenSet = new Set<string>(screens);
const short = new Set<string>(shortAddresses);
const own = new Set<string>(ownAddresses);
const folders = new Set<string>(ownFolders);

/** What the product itself has at an address that a link may lead to. */
export function builtIn(address: string): Place | undefined {
  if (screenSet.has(address)) return { address, name: 'a screen of the application' };
  if (isOneOfMany(address)) return { address, name: 'a screen of the application' };
  if (readable.includes(address)) return { address, name: 'a call of the application' };
  return own.has(address) && /\.\w+$/.test(address) ? { address, name: 'a file of the site' } : undefined;
}

/** Addresses that two things want, or that a document can never have. */
export function tellOfAddresses(world: World, places: readonly Place[]): Told[] {
  const told: Told[] = [];
  const first = new Map<string, Place>();
  for (const place of places) {
    const taken = takenBy(world, place);
    const before = first.get(place.address.toLowerCase());
    if (taken !== undefined) told.push(tell(place, `"${place.address}" is ${taken}: choose another address`));
    else if (before && !isOnPurpose(place, before)) {
      const [wrong, right] = culprit(before, place);
      told.push(tell(wrong, `"${wrong.address}" is the address of ${right.name} already: choose another one`));
    }
    if (!before && taken === undefined) first.set(place.address.toLowerCase(), place);
  }
  return told;
}

/** Short addresses that the code's links use, and that no redirect leads on. */
export function tellOfShortAddresses(world: World, places: readonly Place[]): Told[] {
  if (world.document('redirects') === undefined) return []; // it tells its own fault
  const redirected = new Set(places.flatMap(({ address, file }) => (file === 'redirects.json' ? [address] : [])));
  return shortAddresses.filter((address) => !redirected.has(address)).map((address): Told => ({ file: 'redirects.json', at: ['redirects'], part: 'key', code: 'address', message: `the product leads to "${address}", and no redirect leads it on: put the line with "from": "${address}" back` }));
}

/** Two redirects from one address are told by their own list. */
function isOnPurpose(place: Place, before: Place): boolean {
  if (place.leadsTo === undefined || place.file !== 'redirects.json') return false;
  if (before.file === 'redirects.json') return place.address === before.address || isDeepStrictEqual(targetsOf(place), targetsOf(before)); // twice the same is told by the list
  return place.address !== before.address && place.leadsTo.every(({ to }) => to === before.address); // /About leads to /about
}

const targetsOf = ({ leadsTo = [] }: Place) => leadsTo.map(({ to }) => to);

/** Of two with one address, the one whose file has another name came later; where neither has its name, the one that says its address itself. */
function culprit(before: Place, place: Place): [Place, Place] {
  const rank = ({ file = '', address, at }: Place) => {
    if (address !== address.toLowerCase()) return -1;
    const name = address.slice(address.lastIndexOf('/') + 1) || 'home';
    const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return slug === name ? 3 : file.includes(name) ? 2 : at?.[0] === 'categories' ? 1 : 0;
  };
  return rank(place) > rank(before) ? [before, place] : [place, before];
}

/** What the product itself has at an address in small letters, which nothing else can have. */
export function takenByProduct(address: string): string | undefined {
  const start = `/${address.split('/')[1] ?? ''}`;
  if (screenSet.has(address)) return 'a screen of the application';
  if (screenFolders.some((folder) => address.startsWith(`${folder}/`))) return 'a screen of the application';
  if (callFolders.includes(start)) return 'where the calls of the application are';
  return own.has(start) || own.has(address) || /\/(?:404|index)$/.test(address) ? 'what the product answers with by itself' : undefined;
}

function takenBy({ languages, source }: World, { address, file, leadsTo }: Place): string | undefined {
  const lower = address.toLowerCase();
  const start = `/${lower.split('/')[1] ?? ''}`;
  if (short.has(lower)) return file === 'redirects.json' ? undefined : 'a short address that the application needs: only a redirect can have it';
  if (folders.has(lower) && file === 'redirects.json') return undefined;
  const taken = takenByProduct(lower) ?? (file !== 'redirects.json' && rooms.has(start) && lower !== start ? 'below a room of the application' : undefined);
  if (taken !== undefined) return taken;
  const language = [source, ...languages].find((code) => code !== '' && start === `/${code.toLowerCase()}`);
  if (language !== undefined) return `where the language "${language}" is`;
  if (leadsTo && file === 'redirects.json' && /\.(?:html?|php|aspx?|js|css|png|jpe?g|svg|ico|txt|xml|json|pdf|webmanifest)$/.test(lower)) return 'the name of a file, which is never redirected';
  return undefined;
}

function tell({ file = '', at = [] }: Place, message: string): Told {
  return { file, at, code: 'address', message };
}

/** True where a file that says what stands where is missing or has a fault: what leads there is not told, so that one broken file is one fault. */
export function arePlacesUnread(world: World): boolean {
  const lists = ['redirects', 'lists/opportunities'] as const;
  return lists.some((id) => world.document(id) === undefined) || world.files.some((file) => file.startsWith('pages/') && world.document(`pages/${file.slice('pages/'.length, -'.json'.length)}`) === undefined);
}

