import { roles } from '@bridge/model';
import { z } from 'zod';
import { sitePath } from '../marks.ts';

const byRole = z
  .strictObject(Object.fromEntries(roles.map((role) => [role, sitePath()])) as Record<(typeof roles)[number], ReturnType<typeof sitePath>>) // fromEntries forgets the keys
  .meta({ title: 'target by role' });

/** Old and short addresses, and where they lead. */
export const redirectsSchema = z
  .strictObject({
    redirects: z.array(
      z
        .strictObject({
          from: sitePath(),
          to: z.union([sitePath(), byRole]).meta({ description: 'A path, or one path for each role of a signed-in user.' }),
        })
        .meta({ title: 'redirect' }),
    ),
  })
  .meta({ title: 'list of redirects' });
export type Redirects = z.infer<typeof redirectsSchema>;
export type Redirect = Redirects['redirects'][number];
