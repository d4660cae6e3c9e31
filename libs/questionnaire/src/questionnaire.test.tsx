import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Question } from '@bridge/content';
import { aPhase, draw, expectAccessible } from './testing/draw.tsx';

const text = (id: string): Question => ({ id, type: 'text', prompt: `Prompt ${id}` });
const options = [
  { id: 'yes', label: 'Yes', value: 'Yes' },
  { id: 'no', label: 'No', value: 'No' },
];
const document_ = { phases: [aPhase('a', [text('1'), text('2')]), aPhase('b', [text('3')])] };

test('on a narrow phone the two buttons share a line, and neither breaks its words', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const { screen } = await draw({ phases: [aPhase('a', [text('1')]), aPhase('b', [text('2')])] }, { position: { phase: 'b' } });
  const box = (name: string) => screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('button', { name: "Let's get started" })).toBeVisible();
  expect([box("Let's get started").top, box("Let's get started").height]).toEqual([box('Prev').top, 44]);
  await screen.getByRole('button', { name: "Let's get started" }).click();
  await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(Math.abs(box('Submit').width - box('Prev').width)).toBeLessThan(2);
});

test('leads through introductions and questions to Submit, each with its own words', async () => {
  const { screen, kept, onSubmit } = await draw(document_);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Title a' })).toBeVisible();
  await expect.element(screen.getByText('About a')).toBeVisible();
  await press("Let's get started");
  await expect.element(screen.getByText('1/2 questions')).toBeVisible();
  await expect.element(screen.getByText('Phase a: Title a')).toBeVisible();
  await press('Next');
  await expect.element(screen.getByText('2/2 questions')).toBeVisible();
  await press('Next Phase');
  await press("Let's get started");
  await expect.element(screen.getByText('1/1 questions')).toBeVisible();
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
  await press('Prev');
  await press('Prev');
  expect(kept.position).toEqual({ phase: 'a', question: '2' });
});

test('the focus goes to the heading of each new question', async () => {
  const { screen } = await draw(document_, { position: { phase: 'a', question: '1' } });
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Prompt 2' })).toHaveFocus();
});

test('who is in the new answer before the paint stays there', async () => {
  const { screen } = await draw({ phases: [aPhase('a', [text('1'), text('2')])] }, { position: { phase: 'a', question: '1' }, answers: { 1: { text: 'One' } } });
  const before = document.querySelector('textarea, input');
  screen.getByRole('button', { name: 'Next' }).element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => {
    const control = document.querySelector<HTMLElement>('textarea, input');
    control?.focus();
    return control;
  }, { interval: 0 }).not.toBe(before);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))); // the heading's turn has come and gone
  expect(document.activeElement).toBe(document.querySelector('textarea, input'));
});

test('a double click leads one screen on or back, and sends nothing', async () => {
  const { screen, kept, onSubmit } = await draw({ phases: [aPhase('a', [text('1'), text('2')])] }, { position: { phase: 'a', question: '1' } });
  await screen.getByRole('button', { name: 'Next' }).dblClick();
  expect([kept.position, onSubmit.mock.calls.length]).toEqual([{ phase: 'a', question: '2' }, 0]);
  await screen.getByRole('button', { name: 'Prev' }).dblClick();
  expect(kept.position).toEqual({ phase: 'a', question: '1' });
});

test('Other is ticked, specified and unticked again', async () => {
  const question: Question = { id: 'q', type: 'multi-select', prompt: 'Which?', options: [...options, { id: 'others', label: 'Others', value: 'Others' }] };
  const { screen, kept } = await draw({ phases: [aPhase('a', [question])] }, { position: { phase: 'a', question: 'q' } });
  expect(screen.getByRole('checkbox').all()).toHaveLength(3); // Yes, No, and one Other in place of Others
  await screen.getByRole('checkbox', { name: 'Other' }).click();
  await screen.getByRole('textbox', { name: 'Please specify' }).fill('Maybe');
  expect(kept.answers).toEqual({ q: { other: 'Maybe' } });
  await screen.getByRole('checkbox', { name: 'Other' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Please specify' })).not.toBeInTheDocument();
  expect(kept.answers).toEqual({ q: {} });
});

test('an unanswered dropdown shows its placeholder, which cannot be chosen', async () => {
  const question: Question = { id: 'q', type: 'dropdown', prompt: 'Which?', options };
  const { screen } = await draw({ phases: [aPhase('a', [question])] }, { position: { phase: 'a', question: 'q' } });
  await expect.element(screen.getByRole('option', { name: 'Select...' })).toBeDisabled();
  await expect.element(screen.getByRole('combobox')).toHaveDisplayValue('Select...');
});

test('a limit of choices is told and kept', async () => {
  const question: Question = { id: 'q', type: 'multi-select', prompt: 'Which?', options, maxSelected: 1 };
  const { screen, onSubmit } = await draw({ phases: [aPhase('a', [question])] }, { position: { phase: 'a', question: 'q' } });
  await screen.getByRole('checkbox', { name: 'Yes' }).click();
  await screen.getByRole('checkbox', { name: 'No' }).click();
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByText('Choose at most 1.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'No' }).click();
  await screen.getByRole('button', { name: 'Submit' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a question on a condition appears in the count as soon as it is asked', async () => {
  const questions: Question[] = [
    { id: 'paid', type: 'radio', prompt: 'Paid?', options },
    { ...text('price'), showIf: { question: 'paid', options: ['yes'] } },
  ];
  const { screen } = await draw({ phases: [aPhase('a', questions)] }, { position: { phase: 'a', question: 'paid' } });
  await expect.element(screen.getByText('1/1 questions')).toBeVisible();
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await expect.element(screen.getByText('1/2 questions')).toBeVisible();
});

test('Submit leads to the first required answer that is missing, wherever it is', async () => {
  const phases = [aPhase('a', [{ ...text('1'), required: true }]), aPhase('b', [text('2')])];
  const { screen, kept, onSubmit } = await draw({ phases }, { position: { phase: 'b', question: '2' } });
  await screen.getByRole('button', { name: 'Submit' }).click();
  expect(kept.position).toEqual({ phase: 'a', question: '1' });
  await expect.element(screen.getByRole('textbox', { name: 'Prompt 1' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('where content asks for it, all answers are read over and edited before they are sent', async () => {
  const phases = [aPhase('a', [text('1'), text('2')])];
  const { screen, onSubmit } = await draw({ phases, summary: true }, { answers: { 1: { text: 'One' } }, position: { phase: 'a', question: '2' } });
  await screen.getByRole('button', { name: 'Review answers' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your answers' })).toHaveFocus();
  await expect.element(screen.getByText('One')).toBeVisible();
  await expect.element(screen.getByText('No answer')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Edit' }).first().click();
  await screen.getByRole('textbox', { name: 'Prompt 1' }).fill('First');
  await screen.getByRole('button', { name: 'Back to your answers' }).click();
  await expect.element(screen.getByText('First')).toBeVisible();
  await screen.getByRole('button', { name: 'Submit' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('new words and a new order leave the place and the answer alone; a removed question gives way', async () => {
  const { screen, show } = await draw(document_, { position: { phase: 'a', question: '2' } });
  await screen.getByRole('textbox', { name: 'Prompt 2' }).fill('mine');
  await show({ phases: [aPhase('a', [{ ...text('2'), prompt: 'Reworded' }, text('1')]), aPhase('b', [text('3')])] });
  await expect.element(screen.getByRole('textbox', { name: 'Reworded' })).toHaveValue('mine');
  await expect.element(screen.getByText('1/2 questions')).toBeVisible();
  await show({ phases: [aPhase('a', [text('1')]), aPhase('b', [text('3')])] });
  await expect.element(screen.getByRole('heading', { name: 'Prompt 1' })).toBeVisible();
});

test.each(['light', 'dark'] as const)('an introduction has no accessibility fault a machine can find, %s', async (theme) => {
  await draw(document_, { theme });
  await expectAccessible();
});
