import { expect, onTestFinished, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { Answer } from '@bridge/model';
import { aPhase, draw, expectAccessible } from '../testing/draw.tsx';
import type { QuestionKind, QuestionOf } from './question-type.ts';
import { registry, type Registry } from './registry.ts';

const options = [
  { id: 'red', label: 'Red label', value: 'red' },
  { id: 'blue', label: 'Blue label', value: 'blue' },
];

// One sample of every type: a type without one does not compile. `keys` is what somebody types with the first control focused.
type Sample<Kind extends QuestionKind> = { question: QuestionOf<Kind>; keys: string; gives: Answer; restored: () => Promise<unknown> };
const samples: { [Kind in QuestionKind]: Sample<Kind> } = {
  dropdown: {
    question: { id: 'q', type: 'dropdown', prompt: 'Which colour?', required: true, options },
    keys: 'Blue',
    gives: { options: ['blue'] },
    restored: () => expect.element(page().getByRole('combobox', { name: 'Which colour?' })).toHaveValue('blue'),
  },
  text: {
    question: { id: 'q', type: 'text', prompt: 'Which colour?', required: true },
    keys: 'Green',
    gives: { text: 'Green' },
    restored: () => expect.element(page().getByRole('textbox', { name: 'Which colour?' })).toHaveValue('Green'),
  },
  'multi-select': {
    question: { id: 'q', type: 'multi-select', prompt: 'Which colour?', required: true, options },
    keys: ' {Tab}{Tab} {Tab}Green',
    gives: { options: ['red'], other: 'Green' },
    restored: async () => {
      await expect.element(page().getByRole('checkbox', { name: 'Red label' })).toBeChecked();
      await expect.element(page().getByRole('textbox', { name: 'Please specify' })).toHaveValue('Green');
    },
  },
  radio: {
    question: { id: 'q', type: 'radio', prompt: 'Which colour?', required: true, options, followUp: { label: 'Why?', when: ['blue'] } },
    keys: '{ArrowDown}{Tab}Calm',
    gives: { options: ['blue'], text: 'Calm' },
    restored: async () => {
      await expect.element(page().getByRole('radio', { name: 'Blue label' })).toBeChecked();
      await expect.element(page().getByRole('textbox', { name: 'Why?' })).toHaveValue('Calm');
    },
  },
};

let current: Awaited<ReturnType<typeof draw>>;
const page = () => current.screen;
const kinds = Object.keys(samples) as QuestionKind[]; // the keys of the mapped type
const at = { position: { phase: 'p', question: 'q' } };
const documentOf = (kind: QuestionKind) => ({ phases: [aPhase('p', [samples[kind].question])] });

test('a registry without one of the types does not compile', () => {
  const { radio: _radio, ...rest } = registry;
  // @ts-expect-error -- the radio is missing
  const broken: Registry = rest;
  expect(Object.keys(broken)).toHaveLength(kinds.length - 1);
});

test.each(kinds)('%s: shows its question and takes an answer from the keyboard', async (kind) => {
  current = await draw(documentOf(kind), at);
  await expect.element(page().getByRole('heading', { name: 'Which colour?' })).toBeVisible();
  await expect.element(page().getByRole('heading', { name: 'Which colour?' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(samples[kind].keys);
  await expect.poll(() => current.kept.answers['q']).toEqual(samples[kind].gives);
});

test.each(kinds)('%s: shows again what was answered', async (kind) => {
  current = await draw(documentOf(kind), { ...at, answers: { q: samples[kind].gives } });
  await samples[kind].restored();
});

test.each(kinds)('%s: says what is wrong, ties it to the control and takes the focus there', async (kind) => {
  current = await draw(documentOf(kind), at);
  await page().getByRole('button', { name: 'Submit' }).click();
  await expect.element(page().getByText('Answer this question to go on.')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('fieldset, .br-field')).not.toBeNull(); // the focus follows the paint
  const control = document.activeElement;
  const described = control?.getAttribute('aria-describedby') ?? control?.closest('fieldset')?.getAttribute('aria-describedby') ?? '';
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('Answer this question to go on.');
  expect(current.onSubmit).not.toHaveBeenCalled();
  await expectAccessible();
});

test.each(kinds.flatMap((kind) => [{ kind, theme: 'light' as const }, { kind, theme: 'dark' as const }]))(
  '$kind has no accessibility fault a machine can find, $theme',
  async ({ kind, theme }) => {
    current = await draw(documentOf(kind), { ...at, theme, answers: { q: samples[kind].gives } });
    await expect.element(page().getByRole('dialog')).toBeVisible();
    await expectAccessible();
  },
);

test.each(['multi-select', 'radio'] as const)('what an answer asks for besides (%s) comes into sight where a dialog ends above it', async (kind) => {
  current = await draw(documentOf(kind), at);
  onTestFinished(() => browser.viewport(1280, 720));
  await browser.viewport(360, 520);
  (page().getByRole(kind === 'radio' ? 'radio' : 'checkbox').last().element() as HTMLElement).click();
  const field = page().getByRole('textbox');
  await expect.element(field).toBeInTheDocument();
  expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(document.querySelector('.br-dialog-body')!.getBoundingClientRect().bottom); // it is drawn in one
});
