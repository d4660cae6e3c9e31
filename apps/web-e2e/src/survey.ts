import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Moves to the named control by Tab alone and presses a key there; fails where the keyboard does not reach it. */
async function pressOn(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) && (await matchesName(page, name))) {
      await settled(page); // a new screen takes the focus to its heading
      if (await matchesName(page, name)) return focused.press(key);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

async function matchesName(page: Page, name: string | RegExp): Promise<boolean> {
  const text = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels].map((label) => label.textContent) : [];
    return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join(' ').trim();
  });
  return typeof name === 'string' ? text.includes(name) : name.test(text);
}

/** Takes the whole survey without a pointer: every type of question, "Other" included. */
export async function takeSurveyByKeyboard(page: Page): Promise<void> {
  await pressOn(page, 'Take a survey');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Envision Yourself' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start Survey' })).toBeDisabled();
  await dialog.getByPlaceholder('To become a CEO...').focus();
  await page.keyboard.type('To lead a data team in a hospital');
  await pressOn(page, 'Start Survey');

  await begin(page, 'Personal & Educational Background');
  await choose(page, 'What best describes your current status?', 'Student', '1/4 questions');
  await pressOn(page, 'Next');
  await write(page, 'What is your field of study or interest?', 'Nursing', '2/4 questions');
  await pressOn(page, 'Next');
  await choose(page, 'What is your highest level of education?', 'Diploma', '3/4 questions');
  await pressOn(page, 'Next');
  await choose(page, 'Which age range are you in?', '19-24', '4/4 questions');
  await pressOn(page, 'Next Phase');

  await begin(page, 'Skills & Career Interests');
  await tick(page, 'Which industries interest you?', ['Healthcare'], '1/4 questions');
  await pressOn(page, 'Next');
  await tick(page, 'Which technical skills do you already have?', ['Data Analysis', 'Other'], '2/4 questions');
  await dialog.getByLabel('Please specify').focus();
  await page.keyboard.type('Medical records coding');
  await pressOn(page, 'Next');
  await tick(page, 'Which soft skills do people see in you?', ['Communication'], '3/4 questions');
  await pressOn(page, 'Next');
  await tick(page, 'Do you have any work or internship experience?', ['Yes'], '4/4 questions');
  await pressOn(page, 'Next Phase');

  await begin(page, 'Career Goals & Learning Preferences');
  await tick(page, 'How do you prefer to develop your skills?', ['Hands-on projects and internships'], '1/4 questions');
  await pressOn(page, 'Next');
  await tick(page, 'What are your career goals?', ['Become a leader or manager'], '2/4 questions');
  await pressOn(page, 'Next');
  await tick(page, 'Which challenges are you facing?', ['Unclear Career Path'], '3/4 questions');
  await pressOn(page, 'Next');
  await write(page, 'Is there anything else we should know?', 'I care for my grandmother.', '4/4 questions');
  await pressOn(page, 'Submit');

  await expect(dialog.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
  await expect(dialog.getByText('Splendid work!')).toBeVisible();
  await pressOn(page, 'Generate Blueprint');
}

async function begin(page: Page, title: string) {
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  await pressOn(page, "Let's get started");
}

async function asked(page: Page, prompt: string, progress: string) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(progress)).toBeVisible();
  await expect(dialog.getByText(prompt).first()).toBeVisible();
}

async function choose(page: Page, prompt: string, option: string, progress: string) {
  await asked(page, prompt, progress);
  const select = page.getByRole('dialog').getByRole('combobox');
  await select.focus();
  await page.keyboard.type(option); // a native list jumps to what is typed
  await expect(select.locator('option:checked')).toHaveText(option);
}

async function write(page: Page, prompt: string, words: string, progress: string) {
  await asked(page, prompt, progress);
  await page.getByRole('dialog').getByRole('textbox').focus();
  await page.keyboard.type(words);
}

async function tick(page: Page, prompt: string, options: string[], progress: string) {
  await asked(page, prompt, progress);
  for (const option of options) {
    const control = page.getByRole('dialog').getByRole('checkbox', { name: option, exact: true }).or(page.getByRole('dialog').getByRole('radio', { name: option, exact: true }));
    await control.focus();
    await page.keyboard.press('Space');
    await expect(control).toBeChecked();
  }
}

/** Opens the survey from the dashboard with the pointer. */
export async function openSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Take a survey|Continue where you left off)/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Envision Yourself' })).toBeVisible();
}

/** Goes through all phases quickly, answering the first option of each question; `look` sees every kind of screen once. */
export async function answerEverything(page: Page, look: (state: string) => Promise<void> = async () => {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  const seen = new Set<string>();
  const lookOnce = async (state: string) => {
    if (seen.has(state)) return;
    seen.add(state);
    await look(state);
  };
  await dialog.getByPlaceholder('To become a CEO...').fill('To lead a data team');
  await dialog.getByRole('button', { name: 'Start Survey' }).click();
  for (let phase = 1; phase <= 3; phase += 1) {
    await expect(dialog.getByRole('button', { name: "Let's get started" })).toBeVisible();
    await lookOnce('phase introduction');
    await dialog.getByRole('button', { name: "Let's get started" }).click();
    for (let question = 1; question <= 4; question += 1) {
      await expect(dialog.getByText(`${question}/4 questions`)).toBeVisible();
      await lookOnce(await answerOne(dialog));
      await dialog.getByRole('button', { name: /^(Next|Next Phase|Submit)$/ }).click();
    }
  }
  await expect(dialog.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
  await lookOnce('survey completed');
}

/** Generates the blueprint after the last question. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Blueprint' }).click();
  await expect(page.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
}

async function answerOne(dialog: Locator): Promise<string> {
  if (await dialog.getByRole('combobox').count()) {
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    return 'dropdown';
  }
  if (await dialog.getByRole('checkbox').count()) {
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('checkbox', { name: 'Other', exact: true }).check();
    await dialog.getByLabel('Please specify').fill('Something else');
    return 'multi-select';
  }
  if (await dialog.getByRole('radio').count()) {
    await dialog.getByRole('radio').first().check();
    return 'radio';
  }
  await dialog.getByRole('textbox').fill('A few words');
  return 'text';
}
