import { expect, type Page } from '@playwright/test';
import { newcomer, signUp } from './people.ts';

/** A talent with a blueprint, made by the same calls as the survey makes, with the page's own sign-in. Ends on the career page. */
export async function withBlueprint(page: Page) {
  const person = newcomer();
  await signUp(page, person);
  await page.evaluate(async () => {
    const { userId } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { userId: string }; // the record the product keeps
    const token = /authToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-access-token': token };
    const user = { currentStatus: 'Student', technicalSkills: ['Data Analysis'], industriesOfInterest: ['Healthcare'], currentJobTitle: 'To lead a data team in a hospital' };
    await fetch(`/users/user/${userId}`, { method: 'PATCH', headers, body: JSON.stringify({ user }) });
    const answer = await fetch(`/azure-openai/${userId}/career-blueprint`, { headers });
    const { data } = (await answer.json()) as { data: { blueprint: { id: string } } }; // as the contract says
    await fetch(`/users/${userId}/blueprint/replace`, { method: 'POST', headers, body: JSON.stringify({ version: data.blueprint.id, current: null }) });
  });
  await page.goto('/talent/career?year=1');
  await expect(page.getByRole('heading', { name: 'Five Year Milestones' })).toBeVisible();
  return person;
}
