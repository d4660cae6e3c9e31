import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MentorView } from '@bridge/model';
import { accessibilityProblems, aUser, expectSaidOnce, pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from '../testing/draw.tsx';

const user = aUser();
const id = '00000000-0000-4000-8000-000000000009';
const opportunity = {
  id: `post.${id}`, kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', skills: [], industries: [],
  source: 'partner' as const, sample: false, saved: false, over: null, application: null, reasons: [], deadline: null, start: null, places: null, pay: '', vignette: null, publishedAt: null,
};

const profile = { listSignIns: () => ({ success: true as const, signIns: [] }), readPortrait: () => ({ success: true as const, data: { waiting: null, refused: null, shown: null, seen: false } }), readSecondFactor: () => ({ success: true as const, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }) };

const post = { readOpportunity: () => ({ success: true, data: opportunity }) as never };

async function open(api: FakeHandlers) {
  const drawn = await drawProduct(`/talent/projects/${id}`, { user, api: { ...post, ...api } });
  await page.getByRole('button', { name: 'Report Sort letters or block who posted it' }).click();
  return drawn;
}

async function openReport(api: FakeHandlers) {
  const drawn = await open(api);
  await page.getByRole('menuitem', { name: 'Report Sort letters' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return drawn;
}

test('a post is reported from where it stands, for what content names, and once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api } = await openReport({
    sendReport: async () => {
      await promise;
      return { success: true, message: 'Thank you.' };
    },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('What is it about?').selectOptions('Asks for money outside the platform');
  await page.getByLabelText('What happened').fill('Twice now.');
  await pressOften(page.getByRole('button', { name: 'Send report' }).element());
  resolve();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(api.callsOf('sendReport').map(({ body }) => body)).toEqual([{ about: 'post', id, kind: 'money', text: 'Twice now.' }]);
});

test('who is not signed in reports what is shared, is told that nobody can answer them, and blocks nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const shared = { firstName: 'Demo', lastName: 'Talent', careerBlueprint: { structuredJson: { careerVision: 'To sort letters.' } } };
  const { api } = await drawProduct(`/blueprint-share?id=${id}`, {
    api: {
      sharedBlueprint: () => shared,
      reportShared: async () => {
        await promise;
        return { success: true, message: 'Thank you.' };
      },
    },
  });
  await page.getByRole('button', { name: 'Report this page' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Report this page' })).toBeVisible(); // the menu comes with the press
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  await page.getByRole('menuitem', { name: 'Report this page' }).click();
  await expect.element(page.getByText('You are not signed in: nobody can tell you what became of it.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('What is it about?').selectOptions('Advertising');
  await pressOften(page.getByRole('button', { name: 'Send report' }).element());
  resolve();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(api.callsOf('reportShared').map(({ params, body }) => [params, body])).toEqual([[{ id }, { kind: 'spam', text: '' }]]);
});

test('where nothing is shared there is nothing to report', async () => {
  await drawProduct(`/blueprint-share?id=${id}`, { api: { sharedBlueprint: () => refuse('blueprint-not-found') } });
  await expect.element(page.getByText('⚠️ Failed to load blueprint. Please try again later.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Report this page' }).elements()).toEqual([]);
});

test('a report without its kind, or refused, says so once, and what was written stays', async () => {
  await openReport({ sendReport: () => refuse('too-many-requests', 'Wait a moment.') });
  await page.getByLabelText('What happened').fill('Twice now.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Fill in this field')).toBeVisible();
  await expectSaidOnce();
  await page.getByLabelText('What is it about?').selectOptions('Advertising');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Wait a moment.')).toBeVisible();
  await expectSaidOnce();
  await expect.element(page.getByLabelText('What happened')).toHaveValue('Twice now.');
});

test('who has reported something sees in the profile how far it is', async () => {
  const report = { id, about: 'person' as const, name: 'Demo Mentor', kind: 'spam', text: 'Sells things.\n\nAnd wants money.', said: [{ kind: 'spam', text: 'Sells things.', at: '2026-11-01T10:00:00.000Z' }, { kind: 'money', text: 'And wants money.', at: '2026-11-02T10:00:00.000Z' }], sentAt: '2026-11-01T10:00:00.000Z', state: 'warned' as const, decidedAt: '2026-11-02T10:00:00.000Z' };
  const others = (['message', 'shared'] as const).map((about, row) => ({ ...report, id: id.replace(/.$/, String(row)), about, said: [] }));
  await drawProduct('/profile', { user, api: { ...profile, listReports: () => ({ success: true, reports: [report, ...others], hidden: [] }) } });
  await expect.element(page.getByRole('heading', { name: 'My reports' })).toBeVisible();
  for (const name of ['Demo Mentor', 'A message of Demo Mentor', 'The shared page of Demo Mentor']) await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect.element(page.getByText('Looked at: something was done').first()).toBeVisible();
  for (const words of [/^Advertising.*1/, 'Sells things.', /^.*money.* · .*2/i, 'And wants money.']) await expect.element(page.getByText(words).first()).toBeVisible();
  expect(document.body.textContent).toMatch(/Advertising.*Sells things\..*And wants money\./); // each kind above its own words
});

test('whose review is hidden reads why in the profile, also where the mentor is out of reach, and answers there once', async () => {
  let appeal: string | null = null;
  const sent: unknown[] = [];
  await drawProduct('/profile', {
    user,
    api: {
      ...profile,
      listReports: () => ({ success: true, reports: [], hidden: [{ id, text: 'He never came.', hidden: { note: 'It names somebody else.', appeal } }] }),
      appealReview: ({ body }) => {
        sent.push(body);
        appeal = 'It does not.';
        return { success: true, message: 'Sent.', data: { id, sessionId: id, rating: 1, type: 'negative', text: 'He never came.', user: 'Demo T.', mine: true, createdAt: '2026-11-01T10:00:00.000Z', editedAt: null, answer: null, hidden: { note: 'It names somebody else.', appeal } } };
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Your reviews that are not shown' })).toBeVisible();
  await expect.element(page.getByText('He never came.')).toBeVisible();
  await expect.element(page.getByText('Your review is not shown any more: It names somebody else.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByLabelText('Your answer').fill('It does not.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByText('You answered: It does not.')).toBeVisible();
  expect(sent).toEqual([{ text: 'It does not.' }]);
  expect(page.getByRole('button', { name: 'Answer', exact: true }).elements()).toEqual([]);
});

test('by the keyboard, who posted something is blocked under the name one knows, after it was said what that does', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBlocked = false;
  const { api } = await open({
    readOpportunity: () => (isBlocked ? refuse('opportunity-not-found', 'Not there.') : ({ success: true, data: opportunity } as never)),
    blockPerson: async () => {
      await promise;
      isBlocked = true;
      return { success: true, message: 'Blocked.' };
    },
  });
  await expect.element(page.getByRole('menuitem', { name: 'Block Demo' })).toBeVisible();
  for (const entry of ['Report Sort letters', 'Block Demo']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: entry })).toHaveFocus(); // it goes there in a task of its own
  }
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('alertdialog', { name: 'Block Demo?' });
  await expect.element(dialog.getByText('They are not told.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await pressOften(dialog.getByRole('button', { name: 'Block' }).element());
  resolve();
  await expect.element(page.getByText('Blocked.')).toBeVisible();
  expect(api.callsOf('blockPerson').map(({ params, body }) => [params, body])).toEqual([[{ userId: user.userId }, { about: 'post', id }]]);
  await expect.element(page.getByRole('heading', { name: 'This is not offered any more' })).toBeVisible();
});

test('a block that fails says so, and can be tried again; cancelled, the focus is back on the dots', async () => {
  const { api } = await open({ blockPerson: () => refuse('too-many-requests', 'Wait a moment.') });
  await page.getByRole('menuitem', { name: 'Block Demo' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByText('Wait a moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Report Sort letters or block who posted it' })).toHaveFocus();
  expect(api.callsOf('blockPerson')).toHaveLength(1);
});

test('whom one has blocked stands in the profile, and is let back once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let blocks = [{ id, name: 'Demo Mentor', blockedAt: '2026-11-01T10:00:00.000Z' }];
  const { api } = await drawProduct('/profile', {
    user,
    api: {
      ...profile,
      listBlocks: () => ({ success: true, blocks }),
      unblockPerson: async () => {
        await promise;
        blocks = [];
        return { success: true, message: 'Unblocked.' };
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'People you have blocked' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('First name').fill('Half a na');
  const asked = api.callsOf('ownProfile').length;
  await pressOften(page.getByRole('button', { name: 'Unblock Demo Mentor' }).element());
  resolve();
  await expect.element(page.getByText('Unblocked.')).toBeVisible();
  expect(api.callsOf('unblockPerson').map(({ params }) => params)).toEqual([{ userId: user.userId, blockId: id }]);
  await expect.element(page.getByRole('heading', { name: 'People you have blocked' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Half a na'); // the page they are on is not drawn anew
  expect(api.callsOf('ownProfile')).toHaveLength(asked);
});

const standings = {
  unknown: { birthMonth: null, standing: 'unknown', isOpen: true, guardian: null },
  young: { birthMonth: '2009-01', standing: 'young', isOpen: true, guardian: null },
  agreed: { birthMonth: '2009-01', standing: 'young', isOpen: true, guardian: { address: 'a@example.com', state: 'agreed', askedAt: '2026-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' } },
  adult: { birthMonth: '1990-01', standing: 'adult', isOpen: true, guardian: null },
} as const;
const mentor: MentorView = {
  _id: id, userId: id, firstName: 'Demo', lastName: 'Mentor', role: 'MENTOR', languages: [], availability: null, specialty: 'Data lead', rating: { average: null, count: 0 }, LitePlanPrice: 8000, StandardPlanPrice: 28000,
  currency: 'NGN', createdAt: '2026-01-01T00:00:00.000Z', last_sign_in: null, industryExpertise: [], specializationAreas: [], mentorVerificationStatus: true, shortBio: '', fieldsOfExpertise: [], careerLevelsSupported: [],
  supportTypes: [], timeZone: 'Africa/Lagos', schedule: [],
};
const soon = '2099-01-01T10:00:00.000Z';
const none = { total: 0, page: 1, limit: 10 };
const firstSteps = [
  ['booking', `/talent/mentorships/${id}`, 'Book Session', { lookUpUser: () => ({ success: true, data: mentor }), listReviews: () => ({ success: true, reviews: [], rating: mentor.rating, ...none }), listSessions: () => ({ success: true, sessions: [], ...none }), readAvailability: () => ({ success: true, data: { timeZone: 'Africa/Lagos', minutes: { lite: 45, standard: 60 }, from: soon, to: soon, starts: [soon] } }) }],
  ['applying to a partner', `/talent/projects/${id}`, 'Apply: Sort letters', post],
] as const satisfies [string, string, string, FakeHandlers][];

test.each(firstSteps.flatMap(([what, address, press, api]) => Object.keys(standings).map((age) => [what, age as keyof typeof standings, address, press, api] as const)))('%s says at its first step what is missing, and the way on: %s', async (_, age, address, press, api) => {
  await drawProduct(address, { user, api: { ...(api as FakeHandlers), readStanding: () => ({ success: true, data: standings[age] }) } });
  await page.getByRole('button', { name: press }).click();
  const asks = { unknown: 'Month', young: 'Email address of your parent or guardian', agreed: undefined, adult: undefined }[age];
  await expect.element(page.getByRole('dialog')).toBeVisible();
  if (asks) await expect.element(page.getByRole('dialog').getByLabelText(asks)).toBeVisible();
  else expect(page.getByLabelText('Email address of your parent or guardian').elements()).toEqual([]);
});

/** All whose code comes with the first press. */
const late = [
  ['what somebody reports by', () => page.getByRole('button', { name: 'Report Sort letters or block who posted it' }), '[role=menuitem]:first-child'],
  ['who is signed in', () => page.getByRole('button', { name: new RegExp(user.firstName) }), '[role=dialog] *'],
] as const;

test.each(late.flatMap(([of, button, entry]) => (['{Enter}', ' '] as const).map((key) => [of, key, button, entry] as const)))('a menu whose code comes with the first press, by a key: the focus goes on in it as in any other (%s, %s)', async (_of, key, button, entry) => {
  await drawProduct(`/talent/projects/${id}`, { user, api: post });
  await expect.element(button()).toBeVisible();
  (button().element() as HTMLElement).focus(); // a button
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement?.matches(entry)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(key); // and when it is there already
  await expect.poll(() => document.activeElement?.matches(entry)).toBe(true);
});
