import { roles } from '@bridge/model';
import { builtIn } from '@bridge/content/engine/world/addresses';
import { fileOf, type Told, type World } from '@bridge/content/engine/world/world';

/** The menus that are drawn with icons: the bar of phones, and the sidebar, of which a narrow window shows nothing else. */
const withIcons = ['navigation/mobile', 'navigation/talent', 'navigation/mentor', 'navigation/partner', 'navigation/staff'] as const;

/** Entries of menus that would be a gap, and such as lead where those who see them may not go. */
export function tellOfMenus(world: World): Told[] {
  return [...tellOfGaps(world), ...tellOfClosedDoors(world)];
}

function tellOfGaps(world: World): Told[] {
  return withIcons.flatMap((id) => (world.document(id)?.items ?? []).flatMap((item, index): Told[] => (item.icon ? [] : [{ file: fileOf(id), at: ['items', index], code: 'missing-field', message: `"${item.id}" needs "icon": this menu is drawn with them, and on narrow screens with nothing else` }])));
}

const rooms = /^\/(talent|mentor|partner)(?:\/|$)/;
const behindSignIn = /^\/(?:talent|mentor|partner|staff|dashboard|profile)(?:[/?#]|$)/;

/** Where nothing stands, that is what is told (targets.ts). */
const stands = (to: string) => builtIn(to.split(/[?#]/)[0] ?? '') !== undefined;

/** The rooms of a role are closed to the others, and all of them to who is not signed in. */
function tellOfClosedDoors(world: World): Told[] {
  const elsewhere = (to: string, role: string) => (rooms.exec(to)?.[1] ?? role) !== role;
  const inMenus = (['talent', 'mentor', 'partner'] as const).flatMap((role) =>
    (world.document(`navigation/${role}`)?.items ?? []).flatMap(({ to }, index): Told[] => (elsewhere(to, role) ? [{ file: `navigation/${role}.json`, at: ['items', index, 'to'], code: 'address', message: `leads to "${to}", a room of others: who has this menu is turned away there` }] : [])),
  );
  const outside = (['public', 'footer'] as const).flatMap((menu) =>
    (world.document(`navigation/${menu}`)?.items ?? []).flatMap(({ to, audience }, index): Told[] => (audience !== 'user' && behindSignIn.test(to) && stands(to) ? [{ file: `navigation/${menu}.json`, at: ['items', index, 'to'], code: 'address', message: `leads visitors to "${to}", where they must sign in first: add "audience": "user", or lead elsewhere` }] : [])),
  );
  const onward = (world.document('redirects')?.redirects ?? []).flatMap(({ to }, index): Told[] =>
    typeof to === 'string' ? [] : roles.flatMap((role): Told[] => (elsewhere(to[role], role.toLowerCase()) ? [{ file: 'redirects.json', at: ['redirects', index, 'to', role], code: 'address', message: `leads to "${to[role]}", a room of others: this role is turned away there` }] : [])),
  );
  return [...inMenus, ...outside, ...onward];
}
