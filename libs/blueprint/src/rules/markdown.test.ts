import { expect, test } from 'vitest';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { blueprintMarkdown } from './markdown.ts';

const words = {
  title: "A Talent's Career Blueprint", vision: 'Career Vision', year: (year: number) => `Year ${year}`, theme: () => 'Basics', quarter: (quarter: string) => quarter, target: 'Target', note: 'Note', link: 'Link',
};

test('the whole blueprint is a document with task lists', () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = [
    aMilestone({ text: 'Keep bees', completed: true, target: '2027-Q2', note: 'two hives\nnear the wood', link: 'https://example.org/a_b' }),
    aMilestone({ text: '*Bold* [words](x) <b> #1' }),
  ];
  const text = blueprintMarkdown(blueprint, words);
  expect(text).toContain("# A Talent's Career Blueprint\n\n## Career Vision\n\nLead a data team");
  expect(text).toContain('## Year 1: Basics\n\n- [x] Keep bees\n  - Target: 2027-Q2\n  - Link: <https://example.org/a_b>\n  - Note: two hives\n    near the wood\n');
  expect(text).toContain(String.raw`- [ ] \*Bold\* \[words\](x) \<b\> \#1`);
  expect(text.match(/^- \[[ x]\] /gm)).toHaveLength(18);
});

test.each([
  ['1. first', String.raw`1\. first`],
  ['- dash', String.raw`\- dash`],
  ['7)', String.raw`7\)`],
])('a text that begins like a list is none: %s', (text, written) => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = [aMilestone({ text })];
  expect(blueprintMarkdown(blueprint, words)).toContain(`- [ ] ${written}\n`);
});

test('no line of a note makes a heading or a rule of what stands before it, and no sign is read as a letter', () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = [aMilestone({ text: 'Bread &amp; bees', note: 'mine\n---\nyours\n  ===\n* * *' })];
  const text = blueprintMarkdown(blueprint, words);
  expect(text).toContain(String.raw`- [ ] Bread \&amp; bees`);
  expect(text).toContain(['  - Note: mine', String.raw`    \---`, '    yours', String.raw`      \===`, String.raw`    \* \* \*`, ''].join('\n'));
});

test('an open milestone says how it is begun, one that is done no longer', () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = [aMilestone({ id: 'bees', text: 'Keep bees' }), aMilestone({ id: 'hives', text: 'Buy hives', completed: true })];
  const text = blueprintMarkdown(blueprint, words, (id) => [['First step', `Ask *somebody* about ${id}`]]);
  expect(text).toContain('- [ ] Keep bees\n  - First step: Ask \\*somebody\\* about bees\n- [x] Buy hives\n');
});
