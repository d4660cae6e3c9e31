import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Named } from './named.tsx';

const familyOf = (element: Element) => getComputedStyle(element).fontFamily;

test.each([
  ['Messages with Ṣọlá Ɓello', 'Ṣọlá Ɓello'],
  ['Ṣọlá Ɓello’s plan', 'Ṣọlá Ɓello'],
  ['قيّم Ṣọlá Ɓello', 'Ṣọlá Ɓello'],
])('in the heading "%s" the name has the text face, the other words the display face', async (text, name) => {
  const screen = await show(<h2 className="br-d3"><Named text={text} name={name} /></h2>);
  const heading = screen.getByRole('heading', { name: text }).element();
  expect(heading.textContent).toBe(text);
  expect(familyOf(screen.getByText(name, { exact: true }).element())).toBe(familyOf(document.querySelector('.radix-themes')!));
  expect(familyOf(heading)).toContain('Bricolage');
});

test.each(['', 'Amina'])('words without the name "%s" stay as they are', async (name) => {
  const screen = await show(<h2><Named text="Messages" name={name} /></h2>);
  const heading = screen.getByRole('heading').element();
  expect([heading.textContent, heading.childElementCount]).toEqual(['Messages', 0]);
});
