import { createHash } from 'node:crypto';
import type { Resource } from '@bridge/content';

/** What a milestone is about, as resources name it. */
export type About = { id: string; tags: ReadonlySet<string>; topic: string | undefined; act: string };

const most = 3;

/**
 * The resources that help with a milestone, the closest first: its topic says more than an answer it came from, and that
 * more than what kind of act it is. The reader's language comes first among the like, English where there is none. Of
 * those that fit alike each milestone has its own, so that a plan does not name one place thirty times.
 */
export function placesFor({ id, tags, topic, act }: About, resources: readonly Resource[], locale: string): Resource[] {
  const own = (resource: Resource) => resource.languages.includes(locale);
  const found = resources
    .filter((resource) => own(resource) || resource.languages.includes('en'))
    .map((resource) => {
      const closest = topic !== undefined && resource.topics?.includes(topic) ? 4 : resource.for?.some((tag) => tags.has(tag)) ? 3 : 0;
      const fits = closest + (resource.acts?.includes(act) ? 1 : 0);
      return { resource, fits: fits && fits + (own(resource) && locale !== 'en' ? 1.5 : 0) };
    })
    .filter(({ fits }) => fits > 0)
    .map((one) => ({ ...one, turn: createHash('sha256').update(`${id} ${one.resource.id}`).digest('hex') }))
    .toSorted((a, b) => b.fits - a.fits || (a.turn < b.turn ? -1 : 1))
    .map(({ resource }) => resource);
  const chosen = found.slice(0, most);
  const first = found.find(own);
  // Whoever reads no English has somewhere to go to, too.
  return first && !chosen.includes(first) ? [...chosen.slice(0, most - 1), first] : chosen;
}
