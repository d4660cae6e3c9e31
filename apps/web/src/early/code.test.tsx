import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadOnInCode } from './code.ts';

beforeEach(() => {
  const standIn = Object.assign(document.createElement('div'), { id: 'stand-in' });
  const inputs = ['email', 'code', 'code', 'code', 'code'].map((name) => Object.assign(document.createElement('input'), { name, className: name === 'code' ? 'auth-digit' : '' }));
  standIn.append(...inputs); // as the build draws them
  document.body.replaceChildren(standIn);
});
afterEach(() => document.body.replaceChildren());

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.auth-digit')];
const shown = () => boxes().map(({ value }) => value);
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement); // a box or none

test('what was typed into the first box before the script stands a digit a box, and typing goes on behind it', async () => {
  const [first] = boxes();
  first?.focus();
  if (first) first.value = '04';
  leadOnInCode();
  expect([shown(), focused()]).toEqual([['0', '4', '', ''], 2]);
  await userEvent.keyboard('27');
  expect([shown(), focused()]).toEqual([['0', '4', '2', '7'], 3]);
});

test('a whole code that is filled in or pasted fills the boxes; letters and other fields are left alone', async () => {
  leadOnInCode();
  boxes()[2]?.focus();
  document.execCommand('insertText', false, ' 04 27');
  expect([shown(), focused()]).toEqual([['0', '4', '2', '7'], 3]);
  await userEvent.keyboard('{Backspace}x');
  expect([shown(), focused()]).toEqual([['0', '4', '2', ''], 3]);
  await page.getByRole('textbox').first().fill('a1');
  expect([document.querySelector<HTMLInputElement>('[name=email]')?.value, shown()]).toEqual(['a1', ['0', '4', '2', '']]);
});
