import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editCopy } from './editing.ts';
import { logIn } from './people.ts';
import { editingPort } from './products.ts';
import { openSurvey } from './survey.ts';
import { expect, test } from './test.ts';

// What an editor does: files of content/ change, nothing else, and the page follows. On a copy, in the editing loop.
const port = editingPort;
const { content } = editCopy(port, 'loop');
const survey = path.join(content, 'surveys/talent.json');

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

test('a reworded question, a new option, a new question and a new phase appear while the survey is open, and nothing typed is lost', async ({ page }) => {
  test.slow();
  await logIn(page, { email: 'talent1@demo.example', password: 'demo-talent-1' });
  await openSurvey(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('To become a CEO...').fill('To edit in peace');
  await dialog.getByRole('button', { name: 'Start Survey' }).click();
  await dialog.getByRole('button', { name: "Let's get started" }).click();
  await dialog.getByRole('combobox').selectOption('Employed');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox').fill('Half an ans');

  edit((file) => file.replace('What is your field of study or interest?', 'What do you study, or what would you like to?'));
  await expect(dialog.getByText('What do you study, or what would you like to?').first()).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Half an ans');

  edit((file) => file.replace('{ "id": "employed",', '{ "id": "volunteer", "label": "Volunteer", "value": "Volunteer" },\n            { "id": "employed",'));
  await dialog.getByRole('button', { name: 'Prev' }).click();
  await expect(dialog.getByRole('combobox').locator('option', { hasText: 'Volunteer' })).toHaveCount(1);
  await expect(dialog.getByRole('combobox').locator('option:checked')).toHaveText('Employed');

  change((document) => document.phases[0].questions.splice(1, 0, { id: 'languages', type: 'text', prompt: 'Which languages do you speak?' }));
  await expect(dialog.getByText('1/5 questions')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Which languages do you speak?').first()).toBeVisible();
  await dialog.getByRole('textbox').fill('Hausa and English');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Half an ans');

  change((document) => {
    document.phases[0].questions[2].prompt = 'Your field, please'; // on screen now: shows when the page has followed
    document.phases.splice(1, 0, {
      id: 'values',
      label: 'Phase 2',
      title: 'What matters to you',
      description: 'One question more.',
      illustration: 'arches',
      start: 'Go on',
      questions: [{ id: 'matters', type: 'text', prompt: 'What must your work never cost you?' }],
    });
  });
  await expect(dialog.getByText('Your field, please').first()).toBeVisible();
  for (let step = 0; step < 2; step += 1) await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next Phase' }).click();
  await expect(dialog.getByRole('heading', { name: 'What matters to you' })).toBeVisible();
});

test('a fault shows with its file and line, the last good words stay, and a repair clears it', async ({ page }) => {
  await page.goto('/login');
  const words = path.join(content, 'interface/auth.json');
  const good = readFileSync(words, 'utf8');
  await expect(page.getByText('Pick up where you left off.')).toBeVisible();
  await page.getByLabel('Email').fill('half@typed.example');

  writeFileSync(words, good.replace('"heading": "Welcome back",', '"heading": 7,'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.getByText(/content\/interface\/auth\.json:\d+:\d+/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeAttached();

  writeFileSync(words, good.replace('Pick up where you left off.', 'Good to see you.'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText('Good to see you.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('half@typed.example');
});

function edit(reword: (file: string) => string) {
  const before = readFileSync(survey, 'utf8');
  const after = reword(before);
  if (after === before) throw new Error('the edit changed nothing');
  writeFileSync(survey, after);
}

/** The survey as an editor’s file: just enough of its shape to add to it. */
type SurveyFile = { phases: [{ questions: [object, object, { prompt: string }, ...object[]] }, ...object[]] };

function change(act: (document: SurveyFile) => void) {
  edit((file) => {
    const document = JSON.parse(file) as SurveyFile; // the product's own survey file
    act(document);
    return `${JSON.stringify(document, null, 2)}\n`;
  });
}
