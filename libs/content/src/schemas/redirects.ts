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
  .meta({ title: 'list of redirects' })
  .superRefine(({ redirects }, context) => {
    const fault = (index: number, message: string, at: string[] = ['from']) => context.addIssue({ code: 'custom', path: ['redirects', index, ...at], message, params: { code: 'redirect' } });
    const targets = new Map<string, string[]>();
    redirects.forEach(({ from, to }, index) => {
      if (targets.has(from)) fault(index, `"${from}" is redirected twice`);
      else targets.set(from, typeof to === 'string' ? [to] : Object.values(to));
    });
    redirects.forEach(({ from, to }, index) => {
      const loop = redirects.findIndex((other) => other.from === from) === index && loopFrom(from, targets);
      if (loop) fault(index, `"${from}" leads back to itself: ${loop.join(' → ')}`, typeof to === 'string' ? ['to'] : ['to', roles.find((role) => to[role] === loop[1])!]); // the loop began with one of them
    });
  });

function loopFrom(start: string, targets: ReadonlyMap<string, string[]>): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of targets.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

export type Redirects = z.infer<typeof redirectsSchema>;
export type Redirect = Redirects['redirects'][number];
