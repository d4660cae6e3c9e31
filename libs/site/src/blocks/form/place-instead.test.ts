import { afterEach, expect, test } from 'vitest';
import { placeInstead } from './place-instead.ts';

afterEach(() => {
  localStorage.removeItem('userData');
  document.cookie = 'authToken=; max-age=0; path=/';
});

function aForm(instead?: object): HTMLFormElement {
  const form = document.createElement('form');
  if (instead) form.dataset['instead'] = JSON.stringify(instead);
  return form;
}
const named = { role: 'PARTNER', to: '/partner/opportunities?post=project' };

test('who is signed in with the role is led to the place that the form names', () => {
  document.cookie = 'authToken=abc; path=/';
  localStorage.setItem('userData', JSON.stringify({ role: 'PARTNER' }));
  expect(placeInstead(aForm(named))).toBe(named.to);
  expect(placeInstead(aForm())).toBeUndefined();
  localStorage.setItem('userData', JSON.stringify({ role: 'TALENT' }));
  expect(placeInstead(aForm(named))).toBeUndefined();
  for (const odd of ['null', '{', '"PARTNER"']) {
    localStorage.setItem('userData', odd);
    expect([odd, placeInstead(aForm(named))]).toEqual([odd, undefined]);
  }
});

test('a visitor, or somebody whose sign-in has ended, stays', () => {
  localStorage.setItem('userData', JSON.stringify({ role: 'PARTNER' }));
  expect(placeInstead(aForm(named))).toBeUndefined();
});
