import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { years, type CareerBlueprint } from '@bridge/model';
import { CareerScreen, DashboardScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';

const screens = [
  ['dashboard', <DashboardScreen />],
  ['career page', <CareerScreen start={{ year: 1 }} />],
] as const;

/** A plan in French of which something was made, and the same one in the language of the page. */
function twoLanguages() {
  const french = aBlueprint({ year1: 1 }, { language: 'fr' });
  for (const year of years) for (const [place, milestone] of french.milestones[year].entries()) milestone.text = `Étape ${place + 1}, ${year}`;
  Object.assign(french.milestones.year1[1]!, { text: 'À ma façon', revision: 1 }); // there are four
  french.milestones.year1.push(aMilestone({ id: 'own-1', text: 'Mes abeilles', own: true }));
  const english = aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2', language: 'en' });
  return { french, english };
}

async function drawIn(screen: ReactElement, current: CareerBlueprint, next?: CareerBlueprint) {
  onTestFinished(() => localStorage.removeItem('planLanguage'));
  const server = serverWith(current, next);
  return { server, ...(await draw(screen, { api: server })) };
}

const title = 'Your blueprint is written in French';

test.each(screens)('%s: a plan in another language is made anew in this one, with what its owner made of it, and not before they say so', async (_, element) => {
  const { french, english } = twoLanguages();
  const { screen, server, api } = await drawIn(element, french, english);
  await screen.getByRole('button', { name: 'Make it anew in English' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Update your blueprint' });
  await expect.element(dialog.getByText('Milestone 1 of year1')).toBeVisible(); // it is done, and comes in the words that are read now
  await expect.element(dialog.getByText('À ma façon').first()).toBeVisible();
  expect(server.stored()?.language).toBe('fr');
  expect(api.callsOf('generateBlueprint')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Your blueprint has been updated.')).toBeVisible();
  await expect.element(screen.getByText(title)).not.toBeInTheDocument();
  expect(server.stored()?.milestones.year1.map(({ text }) => text)).toEqual(['Milestone 1 of year1', 'À ma façon', 'Milestone 3 of year1', 'Milestone 4 of year1', 'Mes abeilles']);
});

test.each([
  ['career', <CareerScreen key="career" start={{ year: 1 }} />],
  ['the whole plan', <CareerScreen key="view" start={{ view: true }} />],
  ['dashboard', <DashboardScreen key="dashboard" />],
] as const)('what was composed says its language on a page in another one, what its owner typed says none: %s', async (_, element) => {
  const plan = aBlueprint({}, { language: 'ar' });
  plan.structuredJson.careerVision = 'رؤية الخطة';
  plan.milestones.year1 = [aMilestone({ id: 'composed', text: 'تعلّم البرمجة' }), aMilestone({ id: 'own', text: 'خطوتي أنا', own: true }), aMilestone({ id: 'reworded', text: 'كلماتي أنا', revision: 1, reworded: true })];
  const { screen } = await draw(element, { api: serverWith(plan) });
  await expect.element(screen.getByText(/تعلّم البرمجة|رؤية الخطة/).first()).toBeInTheDocument();
  const said = [...document.querySelectorAll('main [dir=auto]')].filter(({ textContent }) => /\p{Script=Arabic}/u.test(textContent)).map((one) => [one.textContent, one.getAttribute('lang')]);
  expect(said.length).toBeGreaterThan(0);
  for (const [text, lang] of said) expect([text, lang]).toEqual([text, /أنا/.test(text ?? '') ? null : 'ar']);
});

test('whoever keeps the plan in its language is told once, by key, also on the other page and the next day', async () => {
  const { french } = twoLanguages();
  const { screen } = await drawIn(<DashboardScreen />, french);
  await expect.element(screen.getByText(title)).toBeVisible();
  (screen.getByRole('button', { name: 'Keep it in French' }).element() as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(title)).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  const again = await draw(<CareerScreen />, { api: serverWith(french) });
  await expect.element(again.screen.getByRole('button', { name: 'Blueprint menu' })).toBeVisible();
  expect(again.screen.getByText(title).query()).toBeNull();
});

test.each([['the language of the page', 'en'], ['an unknown language', undefined]] as const)('a plan in %s says nothing of it', async (_, language) => {
  const { screen } = await drawIn(<CareerScreen />, aBlueprint({}, language && { language }));
  await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toBeVisible();
  expect(screen.getByText(/is written in/).query()).toBeNull();
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA, %s', async (theme) => {
  onTestFinished(() => localStorage.removeItem('planLanguage'));
  const { screen } = await draw(<CareerScreen />, { api: serverWith(twoLanguages().french), theme });
  await expect.element(screen.getByText(title)).toBeVisible();
  await expectAccessible();
});

/** A plan that was built on other answers than the present ones, and the one that these give. */
function twoAnswers() {
  const before = aBlueprint({ year1: 1 }, { otherAnswers: 'abc' });
  return { before, after: aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' }) };
}

const changed = 'Your answers have changed since it was made';

test.each(screens)('%s: a retake that was closed before its plan leaves the offer of one from the new answers', async (_, element) => {
  const { before, after } = twoAnswers();
  const { screen, server } = await drawIn(element, before, after);
  await expect.element(screen.getByText(changed)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'See the new plan' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText(changed)).not.toBeInTheDocument();
  expect(server.stored()?.id).toBe(after.id);
});

test('whoever keeps the plan as it is hears no more of these answers, and again of others', async () => {
  onTestFinished(() => localStorage.removeItem('planAnswers'));
  const { before } = twoAnswers();
  const { screen } = await drawIn(<DashboardScreen />, before);
  await screen.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect.element(screen.getByText(changed)).not.toBeInTheDocument();
  const again = await draw(<CareerScreen />, { api: serverWith({ ...before, otherAnswers: 'def' }) });
  await expect.element(again.screen.getByText(changed)).toBeVisible();
});

test('a plan of the present answers that waits to be saved is offered alone', async () => {
  const { before, after } = twoAnswers();
  const { screen } = await draw(<DashboardScreen />, { api: serverWith(before, { ...after, generatedAt: '2030-01-01T00:00:00.000Z' }, true) });
  await expect.element(screen.getByText('A new plan waits')).toBeVisible();
  expect(screen.getByText(changed).query()).toBeNull();
});

test('with a survey half filled, the comparison says that its answers count once they are sent, and leads back to it', async () => {
  const draft = { generation: 1, envision: '', answers: { '6': { options: ['cloud-computing'] } }, position: {}, updatedAt: null };
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint()), readDraft: () => ({ success: true, data: draft }) } });
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  await screen.getByRole('menuitem', { name: 'Update' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Update your blueprint' });
  await expect.element(dialog.getByText('You are in the middle of the survey.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute('href', '/talent/dashboard');
  await expectAccessible();
});
