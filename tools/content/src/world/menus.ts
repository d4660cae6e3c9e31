import { fileOf, type Told, type World } from '@bridge/content/engine/world/world';

/** The menus that are drawn with icons: the bar of phones, and the sidebar, of which a narrow window shows nothing else. */
const withIcons = ['navigation/mobile', 'navigation/talent', 'navigation/mentor', 'navigation/partner', 'navigation/staff'] as const;

/** Entries of those menus that would be a gap. */
export function tellOfMenus(world: World): Told[] {
  return withIcons.flatMap((id) => (world.document(id)?.items ?? []).flatMap((item, index): Told[] => (item.icon ? [] : [{ file: fileOf(id), at: ['items', index], code: 'missing-field', message: `"${item.id}" needs "icon": this menu is drawn with them, and on narrow screens with nothing else` }])));
}
