import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CoachPiece } from '@bridge/model';
import { aBlueprint, expectSaidOnce, offline, pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';
import { watchTyped } from '../testing/watch-typed.ts';

const plan = aBlueprint();
const [milestone] = plan.milestones.year1;
const questions = ['aim', 'step'].map((id) => ({ id, label: `My ${id}`, ask: `What is the ${id}?`, help: 'A hint.' }));
const crisis = [{ words: 'want to die', denied: 'live', denials: 'don t want to', breaks: 'but', except: 'live in' }];
const beginning = (id: string) => ({ id, first: 'Begin.', done: 'Done.', stuck: 'Say it aloud.', hours: [2, 6] as [number, number], cost: 'none' as const, after: [], places: [] });
const lines = (...pieces: CoachPiece[]) => new Response(pieces.map((piece) => JSON.stringify(piece)).join('\n'), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });

async function open({ answers = false, coached = true, api: more = {} }: { answers?: boolean; coached?: boolean; api?: FakeHandlers } = {}) {
  onTestFinished(() => sessionStorage.clear());
  const server = serverWith(aBlueprint());
  const { stored, ...handlers } = server;
  const drawn = await draw(<CareerScreen />, {
    api: {
      ...handlers,
      howToBegin: () => ({ success: true, beginnings: [beginning(milestone?.id ?? '')], places: [], coached }),
      readCoach: () => ({ success: true, answers, questions, helpLines: [], crisis }),
      ...more,
    },
  });
  const row = drawn.screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  await expect.element(row.getByText('Begin.')).toBeVisible();
  await row.getByRole('button', { name: 'Change “Milestone 1 of year1”' }).click();
  return { ...drawn, stored, row, dialog: drawn.screen.getByRole('dialog') };
}

async function think(options: Parameters<typeof open>[0] = {}) {
  const drawn = await open(options);
  await drawn.screen.getByRole('menuitem', { name: 'Think it through' }).click();
  return drawn;
}

test('question by question, what was said becomes the note that was accepted, and nothing is sent before', async () => {
  const { dialog, api, stored } = await think();
  await dialog.getByLabelText('What is the aim?').fill('A page');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByLabelText('What is the step?')).toHaveFocus();
  await userEvent.keyboard('Open it');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('My aim: A page\nMy step: Open it');
  expect(api.callsOf('changeRoadmap')).toEqual([]);
  await pressOften(dialog.getByRole('button', { name: 'Accept as note' }).element());
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf('changeRoadmap').map(({ body }) => body)).toEqual([{ change: 'edit', id: milestone?.id, revision: 0, note: 'My aim: A page\nMy step: Open it' }]);
  expect(stored()?.milestones.year1[0]?.note).toContain('A page');
});

test('an accepted note that is in the outbox is kept as typed no more, also before the server has answered; one that is refused after all is', async () => {
  let refuseNow = () => {};
  const held = new Promise<void>((resolve) => (refuseNow = resolve));
  const { dialog, api } = await think({ api: { changeRoadmap: () => held.then(() => refuse('milestone-changed', 'It was changed in another window.')) } });
  const leave = watchTyped();
  await dialog.getByLabelText('What is the aim?').fill('A page');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  expect(leave()).toBe(1);
  await dialog.getByRole('button', { name: 'Accept as note' }).click();
  await expect.poll(() => api.callsOf('changeRoadmap').length).toBe(1);
  expect(leave()).toBe(0);
  refuseNow();
  await expect.element(dialog.getByText('It was changed in another window.')).toBeVisible();
  expect(leave()).toBe(1);
});

test('a note that is refused, too long or unchanged says so once, and stays', async () => {
  const { dialog } = await think({ api: { changeRoadmap: () => refuse('milestone-changed', 'It was changed in another window.') } });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Accept as note' }).click();
  await expect.element(dialog.getByText('The note has not changed: there is nothing to save.')).toBeVisible();
  await expectSaidOnce();
  await dialog.getByLabelText('Note').fill('My step: open it');
  await dialog.getByRole('button', { name: 'Accept as note' }).click();
  await expect.element(dialog.getByText('It was changed in another window.')).toBeVisible();
  await expectSaidOnce();
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('My step: open it');
});

test('words of somebody in danger show who helps, say that no line is entered, and leave what was typed', async () => {
  const { dialog, api } = await think();
  await dialog.getByLabelText('What is the aim?').fill('I don’t want to live');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'You do not have to carry this alone' })).toHaveFocus();
  await expect.element(dialog.getByText(/^No help line has been entered here yet/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Back to the questions' }).click();
  await expect.element(dialog.getByLabelText('What is the aim?')).toHaveValue('I don’t want to live');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByLabelText('What is the step?')).toBeVisible();
  expect(api.callsOf('askCoach')).toEqual([]);
});

test('an answer is read out as it comes, and a proposal changes what it says once it is accepted, and not before', async () => {
  const proposal = { kind: 'when' as const, text: 'On Saturday at nine', skills: ['Writing'] };
  const { dialog, api } = await think({
    answers: true,
    api: { askCoach: () => lines({ type: 'started' }, { type: 'text', text: 'You want to begin.' }, { type: 'text', text: 'What stops you?' }, { type: 'proposal', proposal }, { type: 'done' }) },
  });
  await dialog.getByLabelText('Your question').fill('How do I begin?');
  await pressOften(dialog.getByRole('button', { name: 'Ask', exact: true }).element());
  await expect.element(dialog.getByRole('log')).toHaveTextContent(/How do I begin\?.*You want to begin\. What stops you\?/);
  expect(api.callsOf('askCoach').map(({ body }) => body)).toEqual([{ milestone: milestone?.id, question: 'How do I begin?', earlier: [] }]);
  await expect.element(dialog.getByText('When and where: On Saturday at nine')).toBeVisible();
  expect(api.callsOf('changeRoadmap')).toEqual([]);
  await expectAccessible();
  await pressOften(dialog.getByRole('button', { name: 'Accept' }).element());
  await expect.element(dialog.getByRole('heading', { name: 'Accepted: When and where' })).toHaveFocus();
  expect(api.callsOf('changeRoadmap').map(({ body }) => body)).toEqual([{ change: 'edit', id: milestone?.id, revision: 0, note: 'When and where: On Saturday at nine' }]);
});

test.each([
  ['another text', { kind: 'text' as const, text: 'Teach one class', skills: [] }, true],
  ['two milestones of one', { kind: 'split' as const, text: 'Teach one class', second: 'Teach another', skills: [] }, true],
  ['a note, which nobody else sees', { kind: 'when' as const, text: 'On Saturday', skills: [] }, false],
])('before it is accepted, that others see it is said where it is so: %s', async (_, proposal, isSaid) => {
  const readSharing = () => ({ success: true as const, data: { isShared: true, shown: { showsEmail: false, showsRoadmap: true, showsProgress: false }, leftOut: [], typed: [] } });
  const { dialog, api } = await think({ answers: true, api: { readSharing, askCoach: () => lines({ type: 'started' }, { type: 'text', text: 'Yes.' }, { type: 'proposal', proposal }, { type: 'done' }) } });
  await dialog.getByLabelText('Your question').fill('How do I begin?');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect.poll(() => api.callsOf('readSharing').length).toBeGreaterThan(isSaid ? 1 : 0);
  const words = dialog.getByText(/people with the link see this too/);
  if (!isSaid) return expect(words.elements()).toEqual([]);
  await expect.element(words).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(words).not.toBeInTheDocument();
});

test('where the answer fails, it is said once, the question stays, and the guided questions lead on', async () => {
  let fails: () => Promise<never> | ReturnType<typeof refuse> = () => refuse('coach-failed', 'The coach could not answer.');
  const { dialog } = await think({ answers: true, api: { askCoach: () => fails() } });
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expectSaidOnce();
  await dialog.getByLabelText('Your question').fill('How?');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(dialog.getByText('The coach could not answer.')).toBeVisible();
  await expectSaidOnce();
  fails = () => Promise.reject(offline);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(dialog.getByText(/^There was no answer/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Your question')).toHaveValue('How?');
  await dialog.getByRole('button', { name: 'Go through the guided questions instead' }).click();
  await expect.element(dialog.getByLabelText('What is the aim?')).toBeVisible();
});

test('to who is under 18 it is not offered', async () => {
  const { screen } = await open({ coached: false });
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Think it through' }).elements()).toEqual([]);
});

test('who turns out to be under 18 reads why there are no questions', async () => {
  const { dialog } = await think({ api: { readCoach: () => refuse('adults-only', 'This is for people of 18 and older.') } });
  await expect.element(dialog.getByText('This is for people of 18 and older.')).toBeVisible();
});
