import { expect, test } from 'vitest';
import { LegalPage } from '../legal/legal-page.tsx';
import { aPost, aSite } from '../testing/a-site.ts';
import { expectAccessible, still } from '../testing/still.tsx';
import { BlogPost } from './blog-post.tsx';
import type { mdxComponents, MdxBody } from './mdx.tsx';

/** What a compiled text does: draws its elements with the components it is given. */
const Body: MdxBody = ({ components }) => {
  const { h2: H2, a: A, blockquote: Blockquote, table: Table, Callout } = { ...components } as typeof mdxComponents; // what the page gives
  return (
    <>
      <p>
        It begins with <A href="/explore">a link</A>.
      </p>
      <H2>
        Start with <em>a brief</em>
      </H2>
      <Blockquote>
        <p>A project is the shortest road.</p>
      </Blockquote>
      <Callout title="Careful">Ask first.</Callout>
      <Table>
        <thead>
          <tr>
            <th>One</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
};
const headings = [{ id: 'start-with-a-brief', text: 'Start with a brief' }];
const site = aSite();

test('a post shows its facts, its contents and what else there is to read', async () => {
  const post = site.posts[1]!;
  const root = still(<BlogPost post={post} Body={Body} headings={headings} site={site} />);
  expect(root.querySelector('h1')?.textContent).toBe(post.title);
  expect(root.querySelector('.br-facts-line')?.textContent).toBe('Career Development12 February 2026Editorial team6 min read');
  const target = root.querySelector<HTMLAnchorElement>('.br-toc a')!.hash;
  expect(root.querySelector(target)?.tagName).toBe('H2');
  expect([...root.querySelectorAll('.br-neighbours a')].map((link) => link.getAttribute('href'))).toEqual(['/blog/oldest', '/blog/newest']);
  expect([...root.querySelectorAll('.br-recent a')].map((link) => link.getAttribute('href'))).toEqual(['/blog/newest', '/blog/oldest']);
  await expectAccessible();
});

test('the newest post has none after it, and one that is not published yet is offered nowhere', () => {
  const coming = aPost({ slug: 'coming', date: '2026-12-01', publishFrom: '2026-12-01' });
  const root = still(<BlogPost post={site.posts[0]!} Body={Body} headings={[]} site={aSite({ posts: [...site.posts, coming] })} />);
  expect([...root.querySelectorAll('.br-neighbours a')].map((link) => link.getAttribute('href'))).toEqual(['/blog/older']);
  expect(root.innerText).not.toContain('coming');
});

test('a legal text names its version and day', async () => {
  const legal = { title: 'Terms', description: 'What we agree on.', version: '2025-02', date: '2025-02-01' };
  const root = still(<LegalPage legal={legal} Body={Body} headings={headings} site={site} />);
  expect(root.querySelector('.br-facts-line')?.textContent).toBe('Last updated 1 February 2025Version 2025-02');
  await expectAccessible();
});
