import { expect, type Page } from '@playwright/test';
import { newcomer, signUp } from './people.ts';

/** A talent with a blueprint, made by the same calls as the survey makes, with the page's own sign-in. Ends on the career page. */
export async function withBlueprint(page: Page) {
  const person = newcomer();
  await signUp(page, person);
  await makeBlueprint(page);
  await page.goto('/talent/career?year=1');
  await expect(page.getByRole('heading', { name: 'Five Year Milestones' })).toBeVisible();
  return person;
}

/** A saved blueprint for whoever is signed in; answers with their id. */
async function makeBlueprint(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { userId } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { userId: string }; // the record the product keeps
    const token = /authToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-access-token': token };
    const user = { currentStatus: 'Student', technicalSkills: ['Data Analysis'], industriesOfInterest: ['Healthcare'], currentJobTitle: 'To lead a data team in a hospital' };
    await fetch(`/users/user/${userId}`, { method: 'PATCH', headers, body: JSON.stringify({ user }) });
    const answer = await fetch(`/azure-openai/${userId}/career-blueprint`, { headers });
    const { data } = (await answer.json()) as { data: { blueprint: { id: string } } }; // as the contract says
    await fetch(`/users/${userId}/blueprint/replace`, { method: 'POST', headers, body: JSON.stringify({ version: data.blueprint.id, current: null }) });
    return userId;
  });
}

/** The same, shared with all that can be shown; answers with the id of the shared page. */
export async function shareOwnBlueprint(page: Page): Promise<string> {
  const userId = await makeBlueprint(page);
  await page.evaluate(async (id) => {
    const token = /authToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-access-token': token };
    await fetch(`/users/${id}/blueprint/sharing`, { method: 'PATCH', headers, body: JSON.stringify({ showsEmail: true, showsRoadmap: true, showsProgress: true }) });
  }, userId);
  return userId;
}
