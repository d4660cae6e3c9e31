import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keeping, session } from '@bridge/client';
import { permissions } from '@bridge/model';
import { aBlueprint, aUser, completionOf, expectTypedKept, refuse, type FakeHandlers } from '@bridge/testing';
import { mentor, open as ofMentor } from './testing/a-mentor.ts';
import { drawProduct } from './testing/draw.tsx';

type Form = { name: string; at: string; api: FakeHandlers; opens: (string | RegExp)[]; field: string; text?: string };

const user = aUser({ isEmailVerified: true });
const blueprint = aBlueprint();
const career: FakeHandlers = { fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }), readProgress: () => ({ success: true, data: { completionStats: completionOf(blueprint) } }) };
const id = '00000000-0000-4000-8000-000000000002';
const staff: FakeHandlers = {
  staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }),
  listStaff: () => ({ success: true, members: [] }),
  listReleases: () => ({ success: true, releases: [{ id: 'ab12', by: 'demo', at: '2026-11-01T10:00:00.000Z', note: '', live: '2026-11-01T10:00:00.000Z', liveBy: 'demo', isLive: false }], generation: 3, total: 1, page: 1, limit: 10 }),
  readRelease: () => ({ success: true, data: { changes: [], total: 0 } }),
  previewPerson: () => ({ success: true, mails: [] }),
  readPerson: () => ({
    success: true,
    data: {
      id, name: 'Demo Talent', email: 'talent@example.com', role: 'TALENT', language: null, timeZone: null, since: '2026-11-01T10:00:00.000Z', emailVerified: true, lastSeen: null, signIns: 1, secondFactor: false,
      permissions: [], mentorState: null, suspension: null, youngCheck: null, counts: [], trail: [], revision: '1',
    },
  }),
};
const opportunity: FakeHandlers = {
  readOpportunity: () => ({
    success: true,
    data: {
      id: `post.${id}`, kind: 'project', title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', skills: [], industries: [], source: 'partner', sample: false,
      saved: false, over: null, application: null, reasons: [], deadline: null, start: null, places: null, pay: '', vignette: null, publishedAt: null,
    },
  }),
};

const forms: Form[] = [
  { name: 'a milestone', at: '/talent/career', api: career, opens: ['Change “Milestone 1 of year1”', 'Edit'], field: 'Milestone' },
  { name: 'a new milestone', at: '/talent/career', api: career, opens: ['Add a milestone to Year 1'], field: 'Milestone' },
  { name: 'a booking', at: `/talent/mentorships/${mentor._id}`, api: ofMentor, opens: ['Book Session'], field: 'Reason' },
  { name: 'a report', at: `/talent/projects/${id}`, api: opportunity, opens: ['Report Sort letters or block who posted it', 'Report Sort letters'], field: 'What happened' },
  { name: 'a decision about a person', at: `/staff/people/${id}`, api: staff, opens: ['Suspend'], field: 'Reason' },
  { name: 'the way back to a release', at: '/staff/releases', api: staff, opens: ['Compare and go back: release ab12'], field: 'Why' },
  { name: 'somebody new of the staff', at: '/staff/members', api: staff, opens: ['Add somebody'], field: 'E-mail address of the account', text: 'half@example.com' },
];

test.each(forms)('$name: what is typed outlives Escape, a reload and a sign-in that ended', async ({ at, api, opens, field, text }) => {
  onTestFinished(() => sessionStorage.clear());
  await expectTypedKept({
    user,
    draw: () => drawProduct(at, { user, api }),
    open: async () => {
      for (const name of opens) {
        const press = page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true }));
        await expect.element(press).toBeVisible();
        await press.click();
      }
    },
    field: () => page.getByRole('dialog').getByLabelText(field, { exact: true }),
    ...(text ? { text } : {}),
  });
});

test('what was typed for a decision about a person outlives a look at its mails that was not meant', async () => {
  onTestFinished(() => sessionStorage.clear());
  await drawProduct(`/staff/people/${id}`, { user, api: staff });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByLabelText('Reason').fill('A lost phone');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('Nobody is mailed it')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('A lost phone');
  await dialog.getByLabelText('Begin with a text').selectOptions('A device was lost'); // of content, in the language of who reads it
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('A lost phone\n\nA device was lost or stolen, as the person told us; every sign-in was ended for their safety.');
});

test('a new milestone that was sent when the sign-in had ended is open again after the next, with what was typed', async () => {
  onTestFinished(() => {
    keeping.turn(false);
    sessionStorage.clear();
  });
  const first = await drawProduct('/talent/career', { user, api: { ...career, changeRoadmap: () => refuse('not-signed-in', 'Please sign in to do this.') } });
  keeping.turn(true); // what is changed is written down here before it is sent
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a milestone to Year 1' }).click();
  await dialog.getByLabelText('Milestone', { exact: true }).fill('Half a sentence');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => session.current()).toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
  await first.screen.unmount();
  await drawProduct('/talent/career', { user, api: career });
  await expect.element(dialog.getByLabelText('Milestone', { exact: true })).toHaveValue('Half a sentence');
});
