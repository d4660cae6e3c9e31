import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

const page = { title: 'A page', blocks: [{ id: 'hero', lead: 'Lead', actions: [{ id: 'one', label: 'One' }, { id: 'two', label: 'Two' }] }, { id: 'cards', items: [{ id: 'a', text: 'A' }, { id: 'b', text: 'B' }, { id: 'c', text: 'C' }] }] };
const text = (value: unknown) => `${JSON.stringify(value, null, 4)}\n`;
const file = 'pages/about.json';

test('a text that both changed is named by its ids, with what each side says', () => {
  const change = (label: string) => text(page).replace('"Two"', JSON.stringify(label));
  expect(mergeText({ file, base: text(page), mine: change('Mine'), theirs: change('Theirs') }, undefined)).toEqual({ file, conflicts: ['blocks.hero.actions.two.label: here "Mine", live "Theirs"'] });
  expect(mergeText({ file, base: text(page), mine: change('Mine'), theirs: change('Theirs') }, 'theirs')).toEqual({ file, text: change('Theirs') });
  expect(mergeText({ file, base: text(page), mine: change('Mine'), theirs: change('Theirs') }, 'mine')).toEqual({ file, text: change('Mine') });
});

test('a list that both put in another order is told', () => {
  const order = (...ids: string[]) => text({ ...page, blocks: [page.blocks[0], { id: 'cards', items: ids.map((id) => ({ id, text: id.toUpperCase() })) }] });
  expect(mergeText({ file, base: order('a', 'b', 'c'), mine: order('b', 'a', 'c'), theirs: order('a', 'c', 'b') }, undefined)).toEqual({ file, conflicts: ['blocks.cards.items: here in the order b, a, c, live in the order a, c, b'] });
});

test('the head of a text and its body are brought together; two changes of the body are told', () => {
  const post = (title: string, body: string) => `---\ntitle: ${title}\ndate: 2026-11-20\n---\n\n${body}\n`;
  const merged = mergeText({ file: 'blog/x.mdx', base: post('A', 'Text'), mine: post('B', 'Text'), theirs: post('A', 'Other text') }, undefined);
  expect(merged).toEqual({ file: 'blog/x.mdx', text: post('B', 'Other text') });
  expect(mergeText({ file: 'blog/x.mdx', base: post('A', 'Text'), mine: post('A', 'Mine'), theirs: post('A', 'Theirs') }, undefined)).toEqual({ file: 'blog/x.mdx', conflicts: ['body: here "Mine", live "Theirs"'] });
});

type Items = { id: string; text: string }[];
type Edit = { act: 'reword' | 'remove' | 'add' | 'move' | 'title'; at: number; word: string };
const edit = fc.record({ act: fc.constantFrom<Edit['act']>('reword', 'reword', 'remove', 'add', 'move', 'title'), at: fc.nat(), word: fc.string({ minLength: 1, maxLength: 5 }) });

function edited(side: string, base: { title: string; items: Items }, edits: readonly Edit[]) {
  return edits.reduce(({ title, items }, { act, at, word }, n) => {
    const index = items.length > 0 ? at % items.length : 0;
    switch (act) {
      case 'title': return { title: `${side} ${word}`, items };
      case 'add': return { title, items: items.toSpliced(index, 0, { id: `${side}-${n}`, text: word }) };
      case 'remove': return { title, items: items.toSpliced(index, 1) };
      case 'move': return { title, items: items.length > 0 ? [...items.toSpliced(index, 1), items[index]!] : items };
      case 'reword': return { title, items: items.map((item, i) => (i === index ? { ...item, text: `${side} ${word}` } : item)) };
    }
  }, base);
}

test('whatever two sides do, each change of either is in the result, or told', () => {
  const base = { title: 'Title', items: 'abcdef'.split('').map((id) => ({ id, text: id })) };
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }), (here, there) => {
      const [mine, theirs] = [edited('mine', base, here), edited('theirs', base, there)];
      const merged = mergeText({ file, base: text(base), mine: text(mine), theirs: text(theirs) }, undefined);
      if ('conflicts' in merged) {
        expect(merged.conflicts.length).toBeGreaterThan(0);
        return;
      }
      const value = JSON.parse(merged.text) as typeof base;
      for (const side of [mine, theirs]) {
        const leaf = ({ items }: typeof base, id: string) => items.find((item) => item.id === id)?.text;
        if (side.title !== base.title) expect(value.title).toBe(side.title);
        for (const id of new Set([...base.items, ...side.items].map((item) => item.id))) if (leaf(side, id) !== leaf(base, id)) expect(leaf(value, id)).toBe(leaf(side, id));
        const common = (one: typeof base) => one.items.map(({ id }) => id).filter((id) => [base, mine, theirs].every((other) => leaf(other, id) !== undefined));
        if (JSON.stringify(common(side)) !== JSON.stringify(common(base))) expect(common(value)).toEqual(common(side));
      }
    }),
    { numRuns: 1000 },
  );
});
