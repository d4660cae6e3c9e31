import { expect } from 'vitest';

/** Every place at which a screen says what is wrong. */
const places = {
  summary: '.br-summary:not(.br-refusal) :is(p, li)',
  note: '.br-note-red:not(.br-summary)',
  notice: '[role=alertdialog] h2',
  fields: '.br-error',
  toast: '.br-toast p',
};

/** Something is said to be wrong, and no sentence of it twice: two fields may lack the same, two places do not say the same. */
export async function expectSaidOnce(): Promise<void> {
  const said = () => Object.values(places).map(textsOf);
  await expect.poll(() => said().flat().length).toBeGreaterThan(0);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const once = said().flatMap((texts) => [...new Set(texts)]);
  expect(once.filter((text, place) => once.indexOf(text) !== place)).toEqual([]);
}

function textsOf(selector: string): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  return seen.map((one) => one.innerText.trim()).filter(Boolean);
}
