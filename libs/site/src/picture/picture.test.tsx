import { expect, test } from 'vitest';
import { BlogPost } from '../blog/blog-post.tsx';
import type { mdxComponents, MdxBody } from '../blog/mdx.tsx';
import { PublicPage } from '../public-page.tsx';
import { aPage, aPicture, aPost, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { expectAccessible, still } from '../testing/still.tsx';

const hero = { ...samples.hero, art: 'band' as const };

test('a picture offers AVIF first and else WebP in every width, and its size is known before it comes', async () => {
  const root = still(<PublicPage page={aPage([hero, samples.picture])} site={aSite()} />);
  const picture = root.querySelector('.br-figure picture');
  const [source, image] = [picture?.querySelector('source'), picture?.querySelector('img')];
  expect([source?.type, source?.srcset.split(', ').map((one) => one.replace(/.*-(\d+\.avif \d+w)$/, '$1'))]).toEqual(['image/avif', ['480.avif 480w', '960.avif 960w', '1600.avif 1600w']]);
  expect(image?.srcset.split(', ').map((one) => one.replace(/.*-(\d+\.webp \d+w)$/, '$1'))).toEqual(['480.webp 480w', '960.webp 960w', '1600.webp 1600w']);
  expect([image?.width, image?.getAttribute('width'), image?.getAttribute('height'), image?.alt, image?.loading, image?.sizes !== '']).toEqual([expect.any(Number), '1600', '1200', 'Boats at a quay', 'lazy', true]);
  expect(root.querySelector('.br-figure figcaption')?.textContent).toBe('Seen from the quay.');
  await expectAccessible();
});

test('its focus stays in sight, to a tenth, and the middle where it has none', () => {
  const positions = [undefined, { x: 12, y: 88 }, { x: 0, y: 100 }].map((focus) => {
    const root = still(<PublicPage page={aPage([hero, samples.picture])} site={aSite({ pictures: { harbour: aPicture({ focus }) } })} />);
    const position = getComputedStyle(root.querySelector('.br-figure img')!).objectPosition;
    root.remove();
    return position;
  });
  expect(positions).toEqual(['50% 50%', '10% 90%', '0% 100%']);
});

test('what it shows is said in its language where that is not the page’s; a page that was made without it shows nothing', () => {
  const foreign = still(<PublicPage page={aPage([hero, samples.picture])} site={aSite({ pictures: { harbour: aPicture({ lang: 'fr', alt: 'Des bateaux' }) } })} />);
  expect(foreign.querySelector('.br-figure img')?.getAttribute('lang')).toBe('fr');
  foreign.remove();
  const without = still(<PublicPage page={aPage([hero, samples.picture])} site={aSite({ pictures: {} })} />);
  expect(without.querySelector('.br-figure img')).toBe(null);
});

test('one that is not published stands in its page itself', () => {
  const root = still(<PublicPage page={aPage([hero, samples.picture])} site={aSite({ pictures: { harbour: aPicture({ only: 'data:image/webp;base64,AAAA' }) } })} />);
  expect([root.querySelector('.br-figure img')?.getAttribute('src'), root.querySelector('.br-figure source'), root.querySelector('.br-figure img')?.getAttribute('srcset')]).toEqual(['data:image/webp;base64,AAAA', null, null]);
});

const Body: MdxBody = ({ components }) => {
  const { img: Image } = { ...components } as typeof mdxComponents; // what the page gives
  return (
    <p>
      <Image src="/pictures/harbour" alt="" />
    </p>
  );
};

test('a post shows its picture at its head, at once, and those of its text where they stand', async () => {
  const post = aPost({ slug: 'newest', picture: 'harbour', vignette: 'freight' });
  const root = still(<BlogPost post={post} Body={Body} headings={[]} site={aSite()} />);
  expect(root.querySelector<HTMLImageElement>('.br-post-picture img')?.loading).toBe('eager');
  expect(root.querySelector('.br-post-picture .br-vig')).toBe(null);
  expect(root.querySelector<HTMLImageElement>('.br-prose img')?.alt).toBe('Boats at a quay');
  await expectAccessible();
});

test('a card, an office, a voice and a partner show theirs; a partner’s name says it already', async () => {
  const { documents } = aSite();
  const pictured = {
    ...documents,
    'lists/offices': { items: documents['lists/offices']!.items.map((one) => ({ ...one, picture: 'harbour' })) },
    'lists/partners': { items: documents['lists/partners']!.items.map((one) => ({ ...one, picture: 'harbour' })) },
    'lists/testimonials': { items: documents['lists/testimonials']!.items.map((one) => ({ ...one, picture: 'harbour' })) },
  };
  const posts = ['newest', 'older', 'oldest'].map((slug, n) => aPost({ slug, picture: 'harbour', date: `2025-0${3 - n}-01` }));
  const root = still(<PublicPage page={aPage([hero, { ...samples.posts, title: 'Posts' }, { ...samples.offices, title: 'Offices' }, { ...samples.testimonials, title: 'Voices' }, samples.carousel])} site={aSite({ documents: pictured, posts })} />);
  expect(['.br-featured', '.br-plain-card', '.br-voice', '.br-carousel'].map((place) => root.querySelector<HTMLImageElement>(`${place} .br-picture img`)?.alt)).toEqual(['Boats at a quay', 'Boats at a quay', 'Boats at a quay', '']);
  await expectAccessible();
});
