import { expect, type Page } from '@playwright/test';
import { pick, pressOn, reach, typeInto } from './keyboard.ts';

type Answers = Record<string, string | readonly string[]>;
const agreements = ['I agree to follow the code of conduct.', 'I will guide mentees, and not solve their tasks for them.', 'I will respond to mentorship requests in good time.'];

/** What a mentor of these tests answers; the other questions are left empty, or as they are filled in. */
export function mentorAnswers({ title, days }: { title: string; days: readonly string[] }): Answers {
  return {
    'Professional title and company': title,
    'Short bio': 'I moved from nursing into data, so I know the crossing.',
    'Which fields are you an expert in?': ['Data Science'],
    'Which career levels do you support?': ['Early-career'],
    'Which industries do you know from the inside?': ['Technology'],
    'What do you help with most?': ['First jobs'],
    'Which kinds of support do you offer?': ['Career guidance'],
    'What is your mentorship style?': '1:1 Sessions',
    'Which days suit you best?': days,
    'Which times of day suit you best?': ['Morning', 'Afternoon'],
    'Do you offer paid mentorship?': 'Yes',
    'In which currency?': 'NGN (Nigerian naira)',
    'Lite Plan price': '8000',
    'Standard Plan price': '28000',
    'Cancellation/reschedule policy': 'Up to a day before.',
    'May signed-in talents see your e-mail address?': 'No, keep it to myself',
    ...Object.fromEntries(agreements.map((agreement) => [agreement, 'I agree'])),
  };
}

/** Goes through the onboarding from the dashboard to the thanks, by keyboard alone; `look` sees every kind of screen once. */
export async function onboardByKeyboard(page: Page, answers: Answers, look: (state: string) => Promise<void> = async () => {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const seen = new Set<string>();
  const lookOnce = async (state: string) => {
    if (!seen.has(state)) await look(state);
    seen.add(state);
  };
  await pressOn(page, page.getByRole('button', { name: 'Start Onboarding' }));
  await lookOnce('welcome');
  await typeInto(page, dialog.getByLabel('What do you hope to achieve as a mentor?'), 'To help people into their first job');
  await pressOn(page, button('Start Onboarding'));

  const asked = new Set<string>();
  const submit = button('Submit & Activate Profile');
  const title = dialog.getByRole('heading', { level: 2 });
  for (let screens = 0; screens < 60; screens += 1) {
    await expect(title).toBeFocused();
    const prompt = await title.innerText();
    if (await submit.isVisible()) break;
    if (await button(/^Let's /).isVisible()) {
      await lookOnce('phase introduction');
      await pressOn(page, button(/^Let's /));
    } else {
      asked.add(prompt);
      await lookOnce(await answer(page, answers[prompt]));
      await pressOn(page, button(/^(Next|Next Phase|Review answers)$/));
    }
    await expect(title, 'another screen').not.toHaveText(prompt);
  }
  expect(Object.keys(answers).filter((prompt) => !asked.has(prompt)), 'questions that were not asked').toEqual([]);
  await lookOnce('review of the answers');
  await pressOn(page, submit);
  await expect(dialog.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await lookOnce('thanks');
  await pressOn(page, button('Go to Dashboard'));
}

async function answer(page: Page, given: string | readonly string[] | undefined): Promise<string> {
  const dialog = page.getByRole('dialog');
  if (typeof given === 'object') {
    for (const name of given) {
      await reach(page, dialog.getByRole('checkbox', { name, exact: true }));
      await page.keyboard.press('Space');
      await expect(dialog.getByRole('checkbox', { name, exact: true })).toBeChecked();
    }
    return 'multi-select';
  }
  if ((await dialog.getByRole('radio').count()) > 0) {
    if (given) await pick(page, dialog, given);
    return 'radio';
  }
  if (given) await typeInto(page, dialog.getByRole('textbox'), given);
  return (await dialog.getByRole('combobox').count()) > 0 ? 'time zone' : 'text';
}
