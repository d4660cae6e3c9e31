import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, link, ref, text } from '../marks.ts';
import { iconSchema } from './icon.ts';

const itemSchema = z
  .strictObject({
    id: id('navigation-items'),
    label: text(40),
    to: link(),
    group: ref('navigation-groups').optional().meta({ description: 'The group it stands in. Absent: it stands alone.' }),
    icon: iconSchema.optional(),
    audience: z.enum(['visitor', 'user']).optional().meta({ description: 'Shown to signed-out visitors or to signed-in users only. Absent: to everyone.' }),
    only: z.literal('phone').optional().meta({ description: 'Shown on phones only.' }),
  })
  .meta({ title: 'navigation item' });

/** One menu: the order of items is the order on screen. */
export const navigationSchema = z
  .strictObject({
    label: text(60).meta({ description: 'The menu’s name for screen readers.' }),
    groups: z
      .array(z.strictObject({ id: id('navigation-groups'), label: text(40) }).meta({ title: 'group of items' }))
      .optional()
      .meta({ description: 'Drop-down menus of the header, columns of the footer. A group stands where its first item stands.' }),
    items: z.array(itemSchema).min(1),
  })
  .meta({ title: 'menu' })
  .superRefine(({ groups, items }, context) => {
    // An id that is not among this menu's groups is told as a reference; where it has none, another menu could have it.
    if (groups !== undefined && groups.length > 0) {
      groups.forEach(({ id }, index) => items.every(({ group }) => group !== id) && context.addIssue({ code: 'custom', path: ['groups', index, 'id'], message: `is "${id}", and no item stands in it: it is never shown`, params: { code: 'contradiction' } }));
      return;
    }
    items.forEach(({ group }, index) => {
      if (group !== undefined) context.addIssue({ code: 'custom', path: ['items', index, 'group'], message: `is "${group}", but this menu has no groups`, params: { code: 'contradiction' } });
    });
  });
export type Navigation = Localised<z.infer<typeof navigationSchema>>;
export type NavigationItem = Navigation['items'][number];
