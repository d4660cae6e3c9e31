import { expect, test } from 'vitest';
import { PublicPage } from '../public-page.tsx';
import { aPage, aPost, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';

const scenes = ['lecture-hall', 'workshop', 'market', 'clinic', 'office', 'library', 'harbour', 'tree'] as const;

test.each(scenes)('a page can begin with the %s in place of the bridge', (art) => {
  const root = still(<PublicPage page={aPage([{ ...samples.hero, art }])} site={aSite()} />);
  expect(root.querySelectorAll('main .br-scene-art[aria-hidden]')).toHaveLength(1);
  expect(root.querySelector('main .br-hero-art')).toBeNull();
});

test('closing bands differ: a bridge of three ages, people on their way, or nothing', () => {
  const drawn = (['first-stone', 'begun', 'done', 'walkers', 'none'] as const).map((art) => {
    const root = still(<PublicPage page={aPage([{ ...samples.cta, art }])} site={aSite()} />);
    const shapes = [...root.querySelectorAll('.br-cta > svg *')].map((shape) => `${shape.getAttribute('class')} ${shape.getAttribute('d')}`);
    root.remove();
    return shapes.join();
  });
  expect(new Set(drawn).size).toBe(5);
  expect(drawn[4]).toBe('');
});

test('a post shows the picture of its subject, large and on its card', () => {
  const posts = [aPost({ slug: 'new', date: '2026-11-20', vignette: 'health' }), aPost({ slug: 'old', date: '2026-02-12', vignette: 'finance' })];
  const root = still(<PublicPage page={aPage([samples.posts])} site={aSite({ posts })} />);
  expect(root.querySelectorAll('.br-featured > .br-vig, .br-plain-card > .br-vig')).toHaveLength(2);
});
