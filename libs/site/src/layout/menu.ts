import type { Navigation, NavigationItem } from '@bridge/content';

export type MenuEntry = { kind: 'item'; item: NavigationItem } | { kind: 'group'; id: string; label: string; items: NavigationItem[] };

/** The items of a menu with groups where the first item of each stands. */
export function menuEntries({ groups = [] }: Navigation, items: readonly NavigationItem[]): MenuEntry[] {
  const entries = new Map<string, MenuEntry>();
  for (const item of items) {
    const group = groups.find(({ id }) => id === item.group);
    if (!group) {
      entries.set(`item ${item.id}`, { kind: 'item', item });
      continue;
    }
    const entry = entries.get(`group ${group.id}`);
    if (entry?.kind === 'group') entry.items.push(item);
    else entries.set(`group ${group.id}`, { kind: 'group', ...group, items: [item] });
  }
  return [...entries.values()];
}

/** The items for everyone, and those for visitors and for signed-in users. */
export function byAudience(items: readonly NavigationItem[]) {
  return {
    everyone: items.filter(({ audience }) => !audience),
    visitor: items.filter(({ audience }) => audience === 'visitor'),
    user: items.filter(({ audience }) => audience === 'user'),
  };
}
