import { hint } from '@bridge/content/engine/near';
import { builtIn, arePlacesUnread, type Place } from '@bridge/content/engine/world/addresses';
import type { Told, World } from '@bridge/content/engine/world/world';

/** Links that lead nowhere, or to what is not shown. */
export function tellOfTargets(world: World, places: readonly Place[]): Told[] {
  if (arePlacesUnread(world)) return [];
  const byAddress = new Map(places.map((place) => [place.address, place]));
  const origin = originOf(world);
  const pages = pagesOf(places);
  const shared = world.document('brand')?.shareImage.path;
  const known = new Map<string, string | undefined>();
  const told: Told[] = [];
  for (const { file, targets } of world.links) {
    const from = places.find((place) => place.file === file && place.leadsTo === undefined);
    for (const target of targets) {
      const key = target.startsWith('#') || from?.publishFrom || from?.publishUntil ? `${file} ${target}` : target;
      if (!known.has(key)) known.set(key, problemOf(target));
      const problem = known.get(key);
      if (problem !== undefined) for (const at of world.placesOf(file, target)) told.push({ file, at, code: 'dangling-link', message: problem });
    }

    function problemOf(target: string): string | undefined {
      const own = origin !== undefined && target.toLowerCase().startsWith(`${origin}/`) ? target.slice(origin.length) : target;
      const [, address = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? [];
      if (address !== '' && !address.startsWith('/')) return undefined;
      if (own === '' || (address === '' && part === undefined && from)) return undefined;
      if (address === shared) return undefined; // the picture that the build draws
      if (file.endsWith('.mdx') && address.startsWith('/pictures/')) return withoutPicture(address);
      const place = address === '' ? from : (byAddress.get(address) ?? builtIn(address));
      if (!place) return address === '' ? `"${target}" points to a part of a page, but this is no page: write the page before the #` : nowhere(address);
      return unseen(place) ?? (part === undefined ? undefined : withoutPart(place, part));
    }

    /** What is itself not shown in those days may lead there. */
    function unseen(place: Place): string | undefined {
      const { publishFrom, publishUntil } = from ?? {};
      if (place.publishFrom !== undefined && publishFrom !== undefined && publishFrom >= place.publishFrom) return undefined;
      return world.today !== undefined && publishUntil !== undefined && publishUntil < world.today ? undefined : unseenOn(world.today, place);
    }
  }
  return told;

  function withoutPicture(address: string): string | undefined {
    const names = world.files.flatMap((one) => (one.startsWith('pictures/') ? [`/${one.slice(0, -'.json'.length)}`] : []));
    return names.includes(address) ? undefined : `there is no picture "${address.slice('/pictures/'.length)}" in content/pictures.${hint(address, names)}`;
  }

  function nowhere(address: string): string {
    const language = world.languages.find((code) => address === `/${code}` || address.startsWith(`/${code}/`));
    if (language !== undefined) return `"${address}" names the language "${language}": leave it out, the link leads to the reader’s own`;
    const plain = address.replace(/\/+$/, '').toLowerCase();
    if (byAddress.has(plain) || builtIn(plain)) return `nothing stands at "${address}": write "${plain}"`;
    return `nothing stands at "${address}".${hint(address, pages)}`;
  }
}

/** What may have been meant: what only leads on, as "/career" to a room, is another thing than the page that is called alike. */
function pagesOf(places: readonly Place[]): string[] {
  return places.flatMap(({ address, leadsTo }) => (leadsTo ? [] : [address]));
}

/** Why a place is not seen on a day. */
function unseenOn(today: string | undefined, { name, publishFrom, publishUntil }: Place): string | undefined {
  if (today === undefined) return undefined;
  if (publishFrom !== undefined && publishFrom > today) return `leads to ${name}, which is not shown before ${publishFrom}`;
  return publishUntil !== undefined && publishUntil < today ? `leads to ${name}, which is not shown any more since ${publishUntil}` : undefined;
}

function withoutPart({ name, anchors }: Place, part: string): string | undefined {
  if (anchors === undefined) return part === 'main' ? undefined : `leads to the part "#${part}" of ${name}, which has none that a link can point to`;
  const parts = anchors();
  const wanted = decoded(part);
  return parts.has(wanted) ? undefined : `leads to the part "#${part}", which ${name} does not have.${hint(wanted, parts)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where redirects of the list and of pages lead: somewhere, at once, and not back. */
export function tellOfRedirects(world: World, places: readonly Place[]): Told[] {
  const byAddress = new Map(places.map((place) => [place.address, place]));
  const pages = pagesOf(places);
  const leads = places.filter(({ leadsTo }) => leadsTo !== undefined);
  const isUnread = arePlacesUnread(world);
  return leads.flatMap(({ address, file = '', leadsTo = [] }) =>
    leadsTo.flatMap(({ to, at }): Told[] => {
      const way = wayFrom(address, to, byAddress);
      const tell = (message: string): Told[] => [{ file, at, code: 'redirect', message }];
      if (way.isCircle) return isToldByTheList(file, way.files) ? [] : tell(`leads back to itself: ${way.addresses.join(' → ')}`);
      const next = byAddress.get(to);
      if (next?.leadsTo && !builtIn(to)) return tell(`leads to "${to}", which only leads on: write where it ends${way.addresses.length > 2 ? `, "${way.addresses.at(-1)!}"` : ''}`);
      const hidden = next && unseenOn(world.today, next);
      if (hidden !== undefined) return tell(hidden);
      if (next || builtIn(to) || isUnread) return [];
      return tell(`nothing stands at "${to}".${hint(to, pages)}`);
    }),
  );
}

/** The list of redirects tells circles inside itself, whatever else is wrong. */
function isToldByTheList(file: string, files: ReadonlySet<string>): boolean {
  return file === 'redirects.json' && files.size === 1;
}

/** The way that redirects lead, the first of each that depends on a role. */
function wayFrom(address: string, to: string, byAddress: ReadonlyMap<string, Place>): { addresses: string[]; files: Set<string>; isCircle: boolean } {
  const addresses = [address];
  const files = new Set([byAddress.get(address)?.file ?? '']);
  for (let next: string | undefined = to; next !== undefined; ) {
    const isCircle = addresses.includes(next);
    addresses.push(next);
    if (isCircle) return { addresses, files, isCircle: next === address };
    const place = byAddress.get(next);
    if (place?.leadsTo) files.add(place.file ?? '');
    next = place?.leadsTo?.[0]?.to;
  }
  return { addresses, files, isCircle: false };
}

function originOf(world: World): string | undefined {
  const base = world.document('brand')?.baseUrl;
  return base?.replace(/\/+$/, '').toLowerCase();
}

