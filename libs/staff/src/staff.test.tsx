import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, aUser, refuse, renderRoute, offline } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { permissions, type Permission, type QueueItem, type StaffCase, type StaffHealth, type StaffPerson } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { CasePage, DecisionsPage, HealthPage, MembersPage, PeoplePage, PersonPage, QueuePage, StaffFrame, type Snippets } from './index.ts';

const post: StaffCase = {
  kind: 'post',
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Sort letters',
  since: '2026-11-01T10:00:00.000Z',
  claim: null, count: 1, urgent: false,
  person: { id: '00000000-0000-4000-8000-000000000002', name: 'Demo Partner', email: 'partner@example.com', language: 'en' },
  facts: [{ name: 'organisation', text: 'Demo' }, { name: 'Why do you apply?', text: 'Because.' }],
  trail: [{ action: 'submitted', by: 'Demo Staff', at: '2026-11-01T10:00:00.000Z', note: null }],
  decisions: [{ name: 'publish', note: 'optional', noteTo: 'person', final: false }, { name: 'decline', note: 'needed', noteTo: 'person', final: false }],
  revision: 'submitted 1',
};
const today = (held: readonly Permission[] = permissions): FakeHandlers => ({
  staffToday: () => ({ success: true, data: { permissions: [...held], waiting: [{ kind: 'post', count: 1, oldest: post.since }], urgent: 0, median: post.since, decided: [{ kind: 'post', count: 2 }, { kind: 'message', count: 1 }], asks: [] } }),
});

const noMails: FakeHandlers = { previewDecision: () => ({ success: true, mails: [] }), previewPerson: () => ({ success: true, mails: [] }) };

async function draw(element: ReactNode, api: FakeHandlers) {
  onTestFinished(() => dismissToast());
  return renderRoute(<main className="br-main">{element}</main>, { api: { ...noMails, ...api } });
}

test('the queue says what waits, and who holds it', async () => {
  const { kind, id, title, since } = post;
  const api = { ...today(['posts']), listCases: () => ({ success: true as const, cases: [{ kind, id, title, since, claim: { by: 'Demo Staff 2', mine: false, until: since }, count: 3, urgent: true, of: { about: 'message', kind: 'money' } }], total: 1, page: 1, limit: 20 }) };
  await draw(<StaffFrame><QueuePage search={{ kind: undefined, page: 1 }} labels={{ reportKind: new Map([['money', 'Asks for money']]) }} onPage={() => {}} /></StaffFrame>, api);
  await expect.element(page.getByRole('link', { name: 'Sort letters' })).toHaveAttribute('href', expect.stringContaining(`/staff/cases/post.${id}`));
  await expect.element(page.getByText('Demo Staff 2 holds it')).toBeVisible();
  await page.getByRole('button', { name: 'Waiting 1' }).click(); // on a narrow screen
  await expect.element(page.getByText('3 · Post 2 · Message 1')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Sort letters' })).toHaveTextContent('UrgentPosta messageAsks for moneyReports: 3'); // in words, not by colour alone
  await expect.element(page.getByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('two failed mails to one address are told apart by their subjects, and each says in words why it failed', async () => {
  const { title: _title, facts: _facts, ...rest } = post;
  const mail = { ...rest, kind: 'mail' as const, title: 'ada@example.com', person: null };
  const line = ({ id, kind, title, since, claim, count, urgent }: StaffCase, subject: string, failure: string): QueueItem => ({ id, kind, title, since, claim, count, urgent, mail: { subject, failure } });
  const two = [line({ ...mail, facts: [] }, 'Session cancelled: 3 December', 'EENVELOPE 554'), line({ ...mail, id: post.id.replace(/1$/, '2'), facts: [] }, 'Session cancelled: 4 December', 'came back: 5.2.2')];
  await draw(<QueuePage search={{ kind: 'mail', page: 1 }} onPage={() => {}} />, { ...today(['messages']), listCases: () => ({ success: true, cases: two, total: 2, page: 1, limit: 20 }) });
  const lines = page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
  await expect.element(lines.first()).toHaveTextContent(/Session cancelled: 3 December.*The recipient’s mail server refused the address/);
  await expect.element(lines.last()).toHaveTextContent(/Session cancelled: 4 December.*The mailbox is full/);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([
  ['EENVELOPE 554', 'The recipient’s mail server refused the address (EENVELOPE 554)'],
  ['EAUTH 535', 'Our own mail server did not let us sign in (EAUTH 535)'],
  ['not sent: the address is unreachable', 'Nothing was sent: mail to this address came back before (not sent: the address is unreachable)'],
  ['whatever', 'Something else went wrong (whatever)'],
])('a failed mail says in words why, and keeps the code for an engineer: %s', async (text, words) => {
  await draw(<CasePage kind="mail" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'mail', person: null, facts: [{ name: 'failure', text }] } }) });
  await expect.element(page.getByRole('region', { name: 'What is known' })).toHaveTextContent(words);
});

test.each([768, 1024, 1440])('what was decided of many kinds takes one line or two, and what waits begins early: %i px', async (width) => {
  await page.viewport(width, 1024);
  onTestFinished(() => page.viewport(1280, 800));
  const decided = (['mentor', 'mentor-change', 'post', 'application', 'message', 'report', 'complaint', 'held', 'mail', 'link'] as const).map((kind) => ({ kind, count: 12 }));
  const { kind, id, title, since, claim, count, urgent } = post;
  const busy = { permissions: [...permissions], waiting: decided.map((one) => ({ ...one, oldest: since })), urgent: 2, median: since, decided, asks: [] };
  await draw(<StaffFrame><QueuePage search={{ kind: undefined, page: 1 }} onPage={() => {}} /></StaffFrame>, { staffToday: () => ({ success: true, data: busy }), listCases: () => ({ success: true, cases: [{ kind, id, title, since, claim, count, urgent }], total: 1, page: 1, limit: 20 }) });
  const line = page.getByText(/· Mentor to verify 12/);
  await expect.element(line).toBeVisible();
  const all = line.element().closest('dd');
  expect((all?.getBoundingClientRect().height ?? 0) / Number.parseFloat(getComputedStyle(all ?? document.body).lineHeight)).toBeLessThan(2.5);
  await expect.element(page.getByRole('link', { name: 'Sort letters' })).toBeVisible();
  const top = page.getByRole('link', { name: 'Sort letters' }).element().getBoundingClientRect().top + window.scrollY;
  expect(top).toBeLessThan(700); // the frame of the product stands above it
});

test('whoever is not of the staff is told so, with a way on', async () => {
  await draw(<StaffFrame>inside</StaffFrame>, { staffToday: () => refuse('not-allowed') });
  await expect.element(page.getByRole('heading', { name: 'This room is for the staff' })).toBeVisible();
  await expect.element(page.getByText('inside')).not.toBeInTheDocument();
});

test('a case says options in the words of content, and what was typed as it was typed', async () => {
  const facts = [{ name: 'skills', text: 'writing-and-content-creation, bees' }, { name: 'title', text: 'writing-and-content-creation' }];
  await draw(<CasePage kind="post" caseId={post.id} labels={{ skills: new Map([['writing-and-content-creation', 'Écriture']]) }} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, facts } }) });
  await expect.element(page.getByText('Écriture, bees', { exact: true })).toBeVisible();
  await expect.element(page.getByText('writing-and-content-creation', { exact: true })).toBeVisible();
});

test('the shared page that was reported opens in a tab of its own', async () => {
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'complaint', facts: [{ name: 'sharedPage', text: post.id }] } }) });
  const link = page.getByRole('link', { name: 'Open it in a new tab' });
  await expect.element(link).toHaveAttribute('href', `/blueprint-share?id=${post.id}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('what was reported of several kinds stands kind by kind, with its own moment', async () => {
  const facts = [{ name: 'reportKind', text: 'danger', at: '2026-11-01T10:00:00.000Z' }, { name: 'reportText', text: 'A knife.' }, { name: 'reportKind', text: 'money', at: '2026-11-02T10:00:00.000Z' }, { name: 'reportText', text: 'And wants money.' }];
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'complaint', facts } }) });
  await expect.element(page.getByText('And wants money.')).toBeVisible();
  const list = page.getByRole('region', { name: 'What is known' }).element();
  expect([...list.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([expect.stringMatching(/^danger · 1 Nov 2026, /), 'A knife.', expect.stringMatching(/^money · 2 Nov 2026, /), 'And wants money.']);
});

test('a case says in words what is missing of a profile', async () => {
  const facts = [{ name: 'missing', text: 'litePrice, email' }, { name: 'address', text: 'not-verified' }];
  await draw(<CasePage kind="mentor" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'mentor', facts } }) });
  await expect.element(page.getByText('price of a single session, verified e-mail address', { exact: true })).toBeVisible();
  await expect.element(page.getByText('not verified', { exact: true })).toBeVisible();
});

test('whoever has shown a password alone is led to the second step', async () => {
  await draw(<StaffFrame>inside</StaffFrame>, { staffToday: () => refuse('second-factor-missing') });
  await expect.element(page.getByRole('heading', { name: 'Set up the second step first' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/profile#second-factor');
  await expect.element(page.getByText('inside')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('declining needs a note; what is sent carries what was seen', async () => {
  const sent: unknown[] = [];
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: sent.length ? { ...post, decisions: [] } : post }),
    decideCase: ({ body }) => {
      sent.push(body);
      return { success: true, message: 'Decided.', data: { ...post, decisions: [] } };
    },
  });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Write why: the person concerned reads it.')).toBeVisible();
  await expect.element(page.getByLabelText('Reason or note')).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard('Say what is paid.');
  await expect.element(page.getByText('Write why: the person concerned reads it.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Decided.')).toBeVisible();
  expect(sent).toEqual([{ decision: 'decline', note: 'Say what is paid.', revision: 'submitted 1' }]);
  await expect.element(page.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('a decision that comes too late is refused in the form, and the note stays', async () => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: post }), decideCase: () => refuse('case-changed') });
  await page.getByLabelText('Reason or note').fill('Say what is paid.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Refused: case-changed')).toBeVisible();
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue('Say what is paid.');
});

test('before a decision is sent, its mails stand there as they are read', async () => {
  const asked: unknown[] = [];
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: { ...post, noteIn: 'ar' } }),
    previewDecision: ({ body }) => {
      asked.push(body);
      return { success: true, mails: [{ to: null, locale: 'ar', subject: 'منشورك', body: `مرحبا\n${body.note}` }] };
    },
  });
  await page.getByLabelText('Reason or note').fill('Say what is paid.');
  await page.getByRole('button', { name: 'Decline' }).click();
  const mail = page.getByRole('alertdialog').getByRole('region', { name: 'A mail that is sent' });
  await expect.element(mail).toHaveTextContent('To somebody without an account');
  await expect.element(mail).toHaveTextContent('in: Arabic');
  await expect.element(mail.getByText(/Say what is paid\./)).toBeVisible();
  expect(getComputedStyle(mail.getByText(/Say what is paid\./).element()).whiteSpaceCollapse).toBe('preserve-breaks'); // a mail keeps its lines
  expect(mail.getByText('منشورك').element().closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(await accessibilityProblems()).toEqual([]);
  expect(asked).toEqual([{ decision: 'decline', note: 'Say what is paid.', revision: 'submitted 1' }]);
});

test('what a decision sends is asked once, also where the case is another one by then', async () => {
  let [asked, decided] = [0, false];
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: decided ? { ...post, decisions: [], revision: 'published 2' } : post }),
    previewDecision: () => ({ success: true, mails: [{ to: 'Ada Example', locale: 'en', subject: `Number ${++asked}`, body: '' }] }),
    decideCase: () => {
      decided = true;
      return { success: true, message: 'Decided.', data: { ...post, decisions: [], revision: 'published 2' } };
    },
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Number 1')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Decided.')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(asked).toBe(1);
});

test('a mail that goes out again says so, and not that nobody gets one', async () => {
  await draw(<CasePage kind="mail" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'mail', person: null, decisions: [{ name: 'again', note: 'optional', noteTo: 'staff', final: true }] } }) });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('This mail goes out again.')).toBeVisible();
  await expect.element(page.getByText('Nobody gets a mail.')).not.toBeInTheDocument();
});

test('a change of a profile names its fields in words, and a note stays as it was written', async () => {
  const entry = { by: 'Demo Staff', at: post.since };
  const trail = [{ ...entry, action: 'refused', note: 'professionalTitle, firstName\nWrite shortBio anew.' }, { ...entry, action: 'verified', note: 'refused the change of shortBio' }];
  await draw(<CasePage kind="mentor-change" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'mentor-change', trail } }) });
  await expect.element(page.getByText('change refused')).toBeVisible();
  await expect.element(page.getByText(/^professional title, first name\s+Write shortBio anew\.$/)).toBeVisible();
  await expect.element(page.getByText('refused the change of shortBio')).toBeVisible();
});

const reopened: StaffCase = {
  ...post, kind: 'complaint', facts: [{ name: 'suspendedUntil', text: '2026-12-28T13:54:00.000Z' }, { name: 'standsStill', text: 'stands-suspension' }],
  decisions: [
    { name: 'dismiss', note: 'needed', noteTo: 'person', final: true, undo: { what: 'suspension', always: true } },
    { name: 'warn', note: 'needed', noteTo: 'person', final: true, undo: { what: 'suspension', always: false } },
    { name: 'settled', note: 'optional', noteTo: 'staff', final: true },
  ],
};

test('of a case taken up again it is said what stands of the first decision, and each new one says what becomes of it', async () => {
  const asked: unknown[] = [];
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: reopened }), previewDecision: ({ body }) => (asked.push(body), { success: true, mails: [] }) });
  await expect.element(page.getByRole('region', { name: 'What is known' })).toHaveTextContent(/Suspended until28 Dec 2026, .*What still stands of the first decisionthe suspension/);
  await expect.element(page.getByRole('checkbox', { name: 'Lift the suspension, too' })).toHaveAccessibleDescription('With “Nothing against the rules” that happens in any case.');
  await page.getByLabelText('Reason or note').fill('It was somebody else.');
  const dialog = page.getByRole('alertdialog');
  const says = async (decision: string, text: string) => {
    await page.getByRole('button', { name: decision }).click();
    await expect.element(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  };
  await says('Nothing against the rules', 'The suspension that came from this case is lifted,');
  await says('Warn', 'The suspension stays.');
  await says('Settled by the suspension', 'The suspension stays.');
  await page.getByRole('checkbox', { name: 'Lift the suspension, too' }).click();
  await says('Warn', 'The suspension that came from this case is lifted,');
  expect(asked.slice(-1)).toEqual([{ decision: 'warn', note: 'It was somebody else.', revision: 'submitted 1', undo: true }]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('no typed word is dropped: who reads the note is said of each decision, and it goes along where nobody is mailed, too', async () => {
  const sent: unknown[] = [];
  const decisions: StaffCase['decisions'] = [{ name: 'dismiss', note: 'optional', noteTo: 'staff', final: false }, { name: 'warn', note: 'needed', noteTo: 'person', final: false }];
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: { ...post, kind: 'complaint', decisions: sent.length > 0 ? [] : decisions } }),
    decideCase: ({ body }) => (sent.push(body), { success: true, message: 'Decided.', data: { ...post, kind: 'complaint', decisions: [] } }),
  });
  await expect.element(page.getByLabelText('Reason or note')).toHaveAccessibleDescription('Mailed to the person concerned, as you write it here, with: Warn. Read by colleagues alone, here and in the audit, with: Nothing against the rules.');
  await page.getByLabelText('Reason or note').fill('Looked at twice.');
  await page.getByRole('button', { name: 'Nothing against the rules' }).click();
  await expect.element(page.getByRole('alertdialog').getByText(/^Nobody is mailed it/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nothing against the rules' }).click();
  await expect.element(page.getByText('Decided.')).toBeVisible();
  expect(sent).toEqual([{ decision: 'dismiss', note: 'Looked at twice.', revision: 'submitted 1' }]);
});

const byColleague = { action: 'done', by: 'Demo Staff 2', at: '2026-11-02T10:00:00.000Z', note: null, decides: true };
const answerable = (decided: boolean) => ({ success: true as const, data: { ...post, kind: 'message' as const, ...(decided ? { decisions: [], trail: [...post.trail, byColleague] } : { decisions: [{ name: 'reply', note: 'needed' as const, noteTo: 'person' as const, final: false }] }) } });

test('where the answer to the own decision is lost, the case says that it was decided, by whom, and nothing that contradicts it', async () => {
  let decided = false;
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    ...noMails,
    readCase: () => ({ success: true, data: decided ? { ...post, decisions: [], trail: [...post.trail, { action: 'declined', by: 'Demo Staff 1', at: '2026-11-24T10:00:00Z', note: 'Too short.', decides: true, mine: true }] } : post }),
    decideCase: () => {
      decided = true;
      return Promise.reject(offline);
    },
  });
  await page.getByLabelText('Reason or note').fill('Too short.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText(/^You decided this: declined, /)).toBeVisible();
  await expect.poll(() => page.getByText(/it is not known that this was decided|while you had it open/).elements()).toEqual([]);
  await expect.element(page.getByLabelText('What you had written')).not.toBeInTheDocument();
});

test.each([
  ['carried out', { success: true, message: 'Decided.' } as const],
  ['refused', refuse('case-changed', 'It was changed.')],
])('what becomes of a decision is said once: in the case, or where its reader has gone meanwhile (%s)', async (_, outcome) => {
  for (const leaves of [false, true]) {
    dismissToast();
    let answer = () => {};
    let leave = () => {};
    function Page() {
      const [isHere, setHere] = useState(true);
      leave = () => setHere(false);
      return isHere ? <CasePage kind="post" caseId={post.id} onTitle={() => {}} /> : <p>Elsewhere</p>;
    }
    const { screen } = await renderRoute(<main className="br-main"><Page /></main>, { user: aUser(), api: { ...noMails, readCase: () => ({ success: true, data: post }), decideCase: () => new Promise((resolve) => (answer = () => resolve(outcome instanceof Response ? outcome.clone() : { ...outcome, data: { ...post, decisions: [] } }))) } });
    await page.getByLabelText('Reason or note').fill('Too short.');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    if (leaves) {
      leave();
      await expect.element(page.getByText('Elsewhere')).toBeVisible();
    }
    answer();
    const said = page.getByText(outcome instanceof Response ? 'It was changed.' : 'Decided.');
    if (leaves) await expect.poll(() => [...document.querySelectorAll('.br-toast')].map((one) => one.textContent)).toEqual([expect.stringContaining(outcome instanceof Response ? 'It was changed.' : 'Decided.')]);
    else {
      await expect.element(said.first()).toBeVisible();
      expect(document.querySelectorAll('.br-toast')).toHaveLength(0);
    }
    await screen.unmount();
  }
});

test('whoever writes while a colleague decides reads who, what and when, keeps the note to copy, and goes on to the next case', async () => {
  let decided = false;
  const { kind, title, since, claim, count, urgent } = post;
  const next = { kind, id: '00000000-0000-4000-8000-000000000009', title, since, claim, count, urgent };
  await draw(<CasePage kind="message" caseId={post.id} list={{ kind: undefined, page: 1 }} onTitle={() => {}} />, {
    readCase: () => answerable(decided),
    listCases: () => ({ success: true, cases: [next], total: 1, page: 1, limit: 20 }),
    claimCase: () => {
      decided = true;
      return { message: 'Taken.', ...answerable(true) };
    },
  });
  await page.getByLabelText('Reason or note').fill('A long answer.');
  await page.getByRole('button', { name: 'Take this case' }).click(); // looks again
  await expect.element(page.getByText(/^Demo Staff 2 decided this while you had it open: done, /)).toBeVisible();
  const left = page.getByLabelText('What you had written');
  await expect.element(left).toHaveValue('A long answer.');
  await expect.element(left).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next case' })).toHaveAttribute('href', expect.stringContaining(`/staff/cases/post.${next.id}`));
  expect(await accessibilityProblems()).toEqual([]);
});

test.each<[string, (shown: StaffCase) => StaffCase, string]>([
  ['a colleague decided it, and nothing is left to decide', (shown) => ({ ...shown, decisions: [], trail: [...shown.trail, byColleague] }), 'What you had written'],
  ['a colleague holds it', (shown) => ({ ...shown, claim: { by: 'Demo Staff 2', mine: false, until: shown.trail[0]?.at ?? '' } }), 'Reason or note'],
])('what was written and cannot be sent stands in its case after Back and after a reload, as often as it is looked at: %s', async (_, change, label) => {
  let shown = post;
  const drawn = async () => (await renderRoute(<main className="br-main"><CasePage kind="post" caseId={post.id} onTitle={() => {}} /></main>, { api: { ...noMails, readCase: () => ({ success: true, data: shown }) }, user: aUser() })).screen;
  const field = page.getByRole('textbox', { name: label });
  let screen = await drawn();
  await page.getByLabelText('Reason or note').fill('A long reason.');
  shown = change(post);
  for (const time of ['first', 'second', 'third']) {
    await screen.unmount();
    screen = await drawn();
    await expect.element(field, { message: time }).toHaveValue('A long reason.');
  }
  window.dispatchEvent(new Event('pagehide'));
  const left = { ...sessionStorage };
  await screen.unmount(); // which no page that is loaded anew does
  Object.assign(sessionStorage, left);
  screen = await drawn();
  await expect.element(field).toHaveValue('A long reason.');
  expect(await accessibilityProblems()).toEqual([]);
  await screen.unmount();
  shown = post; // free again
  await drawn();
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue('A long reason.');
  await page.getByLabelText('Reason or note').fill('');
});

test('a case that a colleague decided before it was opened says so, with nothing to fill in', async () => {
  await draw(<CasePage kind="message" caseId={post.id} onTitle={() => {}} />, { readCase: () => answerable(true) });
  await expect.element(page.getByText(/^Demo Staff 2 decided this: done, /)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('where a colleague decided meanwhile, it is said who did, and what was written is still there to copy', async () => {
  let decided = false;
  await draw(<CasePage kind="message" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: { ...post, kind: 'message', decisions: decided ? [] : [{ name: 'reply', note: 'needed', noteTo: 'person', final: false }] } }),
    decideCase: () => {
      decided = true;
      return refuse('case-decided', 'Demo Staff 2 was quicker: done.');
    },
  });
  await page.getByLabelText('Reason or note').fill('A long answer.');
  await page.getByRole('button', { name: 'Answer by mail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Answer by mail' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Demo Staff 2 was quicker: done.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Answer by mail' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('What you had written')).toHaveValue('A long answer.');
});

test.each(['ltr', 'rtl'])('on a narrow screen one press leads from the head of a case to its decision, by the keyboard too, and stays in sight on the way: %s', async (dir) => {
  await page.viewport(360, 740);
  document.documentElement.dir = dir;
  onTestFinished(async () => {
    document.documentElement.dir = 'ltr';
    await page.viewport(1280, 800);
  });
  const facts = Array.from({ length: 40 }, (_, n) => ({ name: 'reportText', text: `Line ${n}.` }));
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, kind: 'complaint', facts } }) });
  const way = page.getByRole('button', { name: 'To the decision' });
  await expect.element(way).toBeVisible();
  const decision = page.getByRole('heading', { name: 'Decide', exact: true });
  expect(decision.element().getBoundingClientRect().top).toBeGreaterThan(2 * 740);
  window.scrollTo(0, 700);
  await expect.poll(() => Math.round(way.element().getBoundingClientRect().top)).toBe(8);
  const box = way.element().getBoundingClientRect();
  expect(dir === 'rtl' ? box.left : 360 - box.right).toBeLessThan(60); // at the end of the line
  way.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(decision).toHaveFocus();
  const { top } = decision.element().getBoundingClientRect();
  expect([top >= 0, top < 740]).toEqual([true, true]);
  await expect.poll(() => way.elements()).toEqual([]); // and lies over nothing there
  expect(await accessibilityProblems()).toEqual([]);
});

test('a short case keeps nothing free for a way to its decision, which is in sight; that it is yours stands there, and lies over nothing', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  let claim: typeof post.claim = null;
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, facts: [], claim } }), claimCase: () => { claim = { by: 'Demo Staff 1', until: '2026-11-24T10:15:00Z', mine: true }; return { success: true, message: 'This case is yours for fifteen minutes.', data: { ...post, facts: [], claim } }; } });
  const decision = page.getByRole('heading', { name: 'Decide', exact: true });
  await expect.element(decision).toBeInViewport();
  expect(document.querySelector('.br-staff-to-decision')).toBeNull();
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: /You hold it until/ })).toBeVisible();
  await expect.element(decision).toHaveFocus();
  expect(page.getByText('This case is yours').elements()).toEqual([]);
});

test('a case that is not there is asked for once: why stays on screen, and the way out keeps the focus', async () => {
  let asked = 0;
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => {
      asked += 1;
      return refuse('case-not-found');
    },
  });
  const way = page.getByRole('link', { name: 'To the queue' });
  await expect.element(way).toBeVisible();
  const element = way.element() as HTMLElement;
  element.focus();
  await new Promise((later) => setTimeout(later, 5_500)); // colleagues' cases are looked at again every five seconds
  expect([asked, document.activeElement === element]).toEqual([1, true]);
});

test('where nothing can be decided, nothing leads there', async () => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, decisions: [] } }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sort letters' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'To the decision' })).not.toBeInTheDocument();
});

test.each([
  ['of one kind while others wait', { kind: 'message', page: 1 }, 1, 'Nothing of this kind waits: Message', 'Show what waits: All, 1', undefined],
  ['behind the last page of a kind', { kind: 'post', page: 3 }, 1, 'Nothing waits on this page', 'Show what waits: Post, 1', 'post'],
  ['behind the last page', { kind: undefined, page: 3 }, 1, 'Nothing waits on this page', 'Show what waits: All, 1', undefined],
  ['at all', { kind: 'message', page: 1 }, 0, 'Nothing waits', undefined, undefined],
] as const)('a queue in which nothing waits says so of what is shown, and offers the rest with its number: %s', async (_, search, count, title, rest, kind) => {
  const api = { staffToday: () => ({ success: true as const, data: { permissions: [...permissions], waiting: [{ kind: 'post' as const, count, oldest: null }, { kind: 'message' as const, count: 0, oldest: null }], urgent: 0, median: null, decided: [], asks: [] } }), listCases: () => ({ success: true as const, cases: [], total: 0, page: search.page, limit: 20 }) };
  await draw(<StaffFrame><QueuePage search={search} onPage={() => {}} /></StaffFrame>, api);
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(page.getByText(/All that is for you to decide has been decided/).elements()).toHaveLength(rest ? 0 : 1);
  if (rest) await expect.element(page.getByRole('link', { name: rest })).toHaveAttribute('href', kind ? `/staff?kind=${kind}` : '/staff');
  expect(await accessibilityProblems()).toEqual([]);
});

test('whose permissions decide no cases reads that none come, not that all was decided', async () => {
  await draw(<StaffFrame><QueuePage search={{ kind: undefined, page: 1 }} onPage={() => {}} /></StaffFrame>, { staffToday: () => ({ success: true, data: { permissions: ['audit'], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }), listCases: () => ({ success: true, cases: [], total: 0, page: 1, limit: 20 }) });
  await expect.element(page.getByRole('heading', { name: 'No cases come to you', exact: true })).toBeVisible();
  expect(page.getByText(/All that is for you to decide/).elements()).toEqual([]);
});

test('what was decided stands in a list, with the note, and leads to its case', async () => {
  const decision = { kind: 'post' as const, id: post.id, title: 'Sort letters', action: 'declined', by: 'Demo Staff', at: post.since, note: 'Say what is paid.' };
  await draw(<StaffFrame><DecisionsPage search={{ kind: undefined, page: 1 }} onPage={() => {}} /></StaffFrame>, { ...today(['posts']), listDecisions: () => ({ success: true, decisions: [decision, { ...decision, action: 'published', title: null, note: null }], fault: 12, total: 2, page: 1, limit: 20 }) });
  await expect.element(page.getByRole('link', { name: 'Sort letters' })).toHaveAttribute('href', expect.stringContaining(`/staff/cases/post.${post.id}`));
  await expect.element(page.getByText('Say what is paid.')).toBeVisible();
  await expect.element(page.getByText(/Entry 12 is the first that is not as it was written/)).toBeVisible();
  await expect.element(page.getByText('Not there any more')).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Kinds of cases' }).getByRole('link').elements().map(({ textContent }) => textContent)).toEqual(['All', 'Post', 'Dead link']);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([[undefined, 'Nothing was decided yet'], ['post', 'Nothing of this kind was decided yet: Post']] as const)('where nothing was decided it is said of what: %s', async (kind, title) => {
  await draw(<StaffFrame><DecisionsPage search={{ kind, page: 1 }} onPage={() => {}} /></StaffFrame>, { ...today(['posts']), listDecisions: () => ({ success: true, decisions: [], fault: null, total: 0, page: 1, limit: 20 }) });
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
});

test('what a permission that was taken away let somebody read is gone with the next answer, and it is said', async () => {
  let lost = false;
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => (lost ? refuse('case-not-found') : { success: true, data: post }),
    claimCase: () => {
      lost = true;
      return refuse('case-not-found');
    },
  });
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nothing to decide here' })).toBeVisible();
  await expect.element(page.getByText('Because.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'To the queue' })).toHaveAttribute('href', '/staff');
});

test.each([
  ['one permission', today(['people']), 'You may not see this', /a colleague can take it/],
  ['all of them', { staffToday: () => refuse('not-allowed') } as FakeHandlers, 'This room is for the staff', /has no permission/],
])('whoever loses %s over an open case reads so, and keeps what they had written', async (_, after, title, text) => {
  const path = `/staff/cases/post.${post.id}`;
  const { api } = await renderRoute(<main className="br-main"><StaffFrame><CasePage kind="post" caseId={post.id} onTitle={() => {}} /></StaffFrame></main>, { path, user: aUser(), api: { ...noMails, ...today(['posts']), readCase: () => ({ success: true, data: post }) } });
  await page.getByLabelText('Reason or note').fill('Say what is paid.');
  api.answers({ ...after, readCase: () => refuse('case-not-found') });
  const tab = new BroadcastChannel('bridge-staff');
  onTestFinished(() => tab.close());
  tab.postMessage('changed'); // it is looked at now, and not in five seconds
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'What you had written' })).toHaveValue('Say what is paid.');
  await expect.element(page.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('once a case is decided, the next one that nobody holds is one press away, for the keyboard too', async () => {
  const item = (id: string, claim: QueueItem['claim'] = null): QueueItem => ({ kind: 'post', id, title: `Post ${id}`, since: post.since, claim, count: 1, urgent: false });
  let decided = false;
  await draw(<CasePage kind="post" caseId={post.id} list={{ kind: 'post', page: 2 }} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: decided ? { ...post, decisions: [] } : post }),
    listCases: () => ({ success: true, cases: [item('first'), ...(decided ? [] : [item(post.id)]), item('held', { by: 'Demo Staff 2', mine: false, until: post.since }), item('free')], total: 14, page: 2, limit: 10 }),
    decideCase: () => {
      decided = true;
      return { success: true, message: 'Decided.', data: { ...post, decisions: [] } };
    },
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Decided.')).toBeVisible();
  const next = page.getByRole('link', { name: 'Next case' });
  await expect.element(next).toHaveAttribute('href', '/staff/cases/post.free?kind=post&page=2');
  await expect.element(next).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
});

test('where nothing of the list waits any more, the next case is the first of all that waits', async () => {
  let decided = false;
  const item = (id: string, kind: 'post' | 'message'): QueueItem => ({ kind, id, title: id, since: post.since, claim: null, count: 1, urgent: false });
  await draw(<CasePage kind="post" caseId={post.id} list={{ kind: 'post', page: 1 }} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: decided ? { ...post, decisions: [] } : post }),
    listCases: ({ query }) => ({ success: true, cases: [...(decided ? [] : [item(post.id, 'post')]), ...(query.kind ? [] : [item('asked', 'message')])], total: 1, page: 1, limit: 10 }),
    decideCase: () => {
      decided = true;
      return { success: true, message: 'Decided.', data: { ...post, decisions: [] } };
    },
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByRole('link', { name: 'Next case' })).toHaveAttribute('href', '/staff/cases/message.asked');
});

test('a room whose permission was taken away shows nothing of it any more', async () => {
  await renderRoute(<main className="br-main"><StaffFrame>all entries</StaffFrame></main>, { path: '/staff/audit', api: today(['posts']) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'You may not see this' })).toBeVisible();
  await expect.element(page.getByText(/permission “Read the audit”.*holds “Change permissions”/)).toBeVisible();
  await expect.element(page.getByText('all entries')).not.toBeInTheDocument();
});

test('what is half typed is there again after Back, and gone once it is sent', async () => {
  const api: FakeHandlers = { ...noMails, readCase: () => ({ success: true, data: post }), decideCase: () => ({ success: true, message: 'Decided.', data: { ...post, decisions: [] } }) };
  const drawn = () => renderRoute(<main className="br-main"><CasePage kind="post" caseId={post.id} onTitle={() => {}} /></main>, { api, user: aUser() });
  const first = await drawn();
  await page.getByLabelText('Reason or note').fill('Half typed');
  await first.screen.unmount();
  const second = await drawn();
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Decided.')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Decided.'); // the button that was pressed is gone: the keyboard goes on here
  await second.screen.unmount();
  await drawn();
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue('');
});

test('of two who change one person the second reads what the first did, and what they chose stays', async () => {
  let quick = false;
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const], since: post.since, revision: '7' };
  await draw(<MembersPage />, {
    listStaff: () => ({ success: true, members: [quick ? { ...member, permissions: ['audit'], revision: '8' } : member] }),
    changeStaff: () => {
      quick = true;
      return refuse('case-decided', 'Demo Staff 2 was quicker: permissions.');
    },
  });
  await page.getByRole('button', { name: 'Change the permissions of Demo Staff' }).click();
  await page.getByText('Verify mentors').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Demo Staff 2 was quicker: permissions.')).toBeVisible();
  await expect.element(page.getByText('They may by now: Read the audit')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Verify mentors' })).toBeChecked();
});

test('permissions that were chosen are there again after a reload, as long as nobody changed them meanwhile', async () => {
  let revision = '7';
  const listStaff = () => ({ success: true as const, members: [{ userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const], since: post.since, revision }] });
  const open = async () => {
    const drawn = await renderRoute(<main className="br-main"><MembersPage /></main>, { api: { listStaff }, user: aUser() });
    await page.getByRole('button', { name: 'Change the permissions of Demo Staff' }).click();
    return drawn.screen;
  };
  const first = await open();
  await page.getByText('Verify mentors').click();
  await first.unmount();
  const second = await open();
  await expect.element(page.getByRole('checkbox', { name: 'Verify mentors' })).toBeChecked();
  await second.unmount();
  revision = '8';
  await open();
  await expect.element(page.getByRole('checkbox', { name: 'Verify mentors' })).not.toBeChecked();
});

test('what a colleague holds cannot be decided', async () => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, claim: { by: 'Demo Staff 2', mine: false, until: post.since } } }) });
  await expect.element(page.getByText(/Demo Staff 2 holds it until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('permissions are changed one person at a time', async () => {
  const sent: unknown[] = [];
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const], since: post.since, revision: '7' };
  await draw(<MembersPage presets={[{ id: 'auditor', label: 'Auditor', permissions: ['audit'] }]} />, {
    listStaff: () => ({ success: true, members: [member] }),
    changeStaff: ({ body }) => {
      sent.push(body);
      return { success: true, message: 'The permissions were changed.', members: [{ ...member, permissions: ['audit', 'posts'] }] };
    },
  });
  await page.getByRole('button', { name: 'Change the permissions of Demo Staff' }).click();
  await page.getByLabelText('Begin with a job').selectOptions('Auditor');
  await page.getByText('Publish posts').last().click();
  await expect.element(page.getByRole('checkbox', { name: 'Read the audit' })).toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Read the audit, Publish posts')).toBeVisible();
  expect(sent).toEqual([{ email: 'staff@example.com', permissions: expect.arrayContaining(['posts', 'audit']), revision: '7' }]);
});

const found: StaffPerson = {
  id: post.id, name: 'Demo Talent', email: 'talent@example.com', role: 'TALENT', language: 'fr', timeZone: 'Africa/Lagos', since: post.since, emailVerified: false, lastSeen: null, signIns: 2,
  secondFactor: false, permissions: [], mentorState: null, suspension: null, youngCheck: null, counts: [{ name: 'applications', count: 4 }], trail: [], revision: '1',
};

test('a person is looked for by a whole address', async () => {
  const asked: string[] = [];
  await draw(<PeoplePage q="talent@example.com" onSearch={(q) => asked.push(q)} />, { findPerson: () => ({ success: true, person: found }) });
  await expect.element(page.getByRole('link', { name: 'Demo Talent' })).toHaveAttribute('href', expect.stringContaining(`/staff/people/${found.id}`));
  expect(await accessibilityProblems()).toEqual([]);
});

test('in their room a mentor has the face by which everybody sees them', async () => {
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: { ...found, face: 'hijab' } }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelectorAll('.br-staff-case .br-face').length).toBe(1);
});

test('a person is suspended with a reason and days; what is wrong is said at its field', async () => {
  const sent: unknown[] = [];
  const suspension = { reason: 'Rude words.', by: 'Demo Staff', since: post.since, until: post.since };
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, {
    readPerson: () => ({ success: true, data: sent.length ? { ...found, suspension } : found }),
    decidePerson: ({ body }) => {
      sent.push(body);
      return { success: true, message: 'The account is suspended.', data: { ...found, suspension } };
    },
  });
  await expect.element(page.getByText('not verified', { exact: true })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(dialog.getByText('Fill in this field').first()).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Rude words.');
  await dialog.getByLabelText('For how many days').fill('0');
  await expect.element(dialog.getByText('Enter a number of days from 1 to 365')).toBeVisible();
  await dialog.getByLabelText('For how many days').fill('30');
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByText(/Suspended until .*, by Demo Staff: Rude words\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  expect(sent).toEqual([{ decision: 'suspend', reason: 'Rude words.', days: 30, revision: '1' }]);
});

test('closing takes the address once more, and leads away from what is not there any more', async () => {
  let closed = 0;
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => (closed += 1)} />, {
    readPerson: () => (closed ? refuse('user-not-found') : { success: true, data: found }),
    decidePerson: ({ body }) => (body.decision === 'close' && body.email === found.email ? { success: true, message: 'The account was closed.', data: null } : refuse('invalid-input', '', [{ path: 'email', message: 'This is another address' }])),
  });
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Asked for by letter.');
  await dialog.getByLabelText(/The e-mail address of the account/).fill('other@example.com');
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the account' }).click();
  await expect.element(dialog.getByText('This is another address')).toBeVisible();
  await expect.element(dialog.getByLabelText(/The e-mail address of the account/)).toHaveFocus();
  await dialog.getByLabelText(/The e-mail address of the account/).fill(found.email);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the account' }).click();
  await expect.element(page.getByText('The account was closed.')).toBeVisible();
  expect(closed).toBe(1);
});

test('a text to begin the reason with is chosen and edited; the mails stand there as they are read, and what is sent is what was looked at', async () => {
  const [looked, sent, offered]: [unknown[], unknown[], unknown[]] = [[], [], []];
  const snippets: Snippets = ({ kind, language, decisions, label, onChoose }) => {
    offered.push({ kind, language, decisions });
    return <button type="button" onClick={() => onChoose('Vous avez menacé quelqu’un.')}>{label}</button>;
  };
  await draw(<PersonPage personId={found.id} snippets={snippets} onTitle={() => {}} onClosed={() => {}} />, {
    readPerson: () => ({ success: true, data: found }),
    previewPerson: ({ body }) => (looked.push(body), { success: true, mails: [{ to: 'Ada Example', locale: 'fr', subject: 'Votre compte est suspendu', body: `Bonjour,\n${body.reason}` }] }),
    decidePerson: ({ body }) => (sent.push(body), { success: true, message: 'The account is suspended.', data: found }),
  });
  await page.getByRole('button', { name: 'Suspend' }).click();
  const [dialog, question] = [page.getByRole('dialog'), page.getByRole('alertdialog')];
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('The person concerned reads it. It is read in: French.');
  await dialog.getByRole('button', { name: 'Begin with a text' }).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Vous avez menacé quelqu’un.');
  await dialog.getByLabelText('Reason').fill('Bonjour.\n\nVous avez menacé quelqu’un.');
  await dialog.getByRole('button', { name: 'Begin with a text' }).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Bonjour.\n\nVous avez menacé quelqu’un.'); // the one that was chosen before gives way, what was typed stays
  await dialog.getByLabelText('Reason').fill('Vous l’avez menacé.');
  await dialog.getByRole('button', { name: 'Begin with a text' }).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Vous l’avez menacé.\n\nVous avez menacé quelqu’un.');
  await dialog.getByLabelText('Reason').fill('Vous avez menacé une collègue.');
  await dialog.getByLabelText('For how many days').fill('30');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  const mail = question.getByRole('region', { name: 'A mail that is sent' });
  await expect.element(mail).toHaveTextContent('in: French');
  expect(mail.getByText(/menacé une collègue/).element().closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(await accessibilityProblems()).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('For how many days')).toHaveFocus(); // where it was
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Vous avez menacé une collègue.');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByText('The account is suspended.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const body = { decision: 'suspend', reason: 'Vous avez menacé une collègue.', days: 30, revision: '1' };
  expect([looked, sent]).toEqual([[body, body], [body]]);
  expect(offered[0]).toEqual({ kind: 'person', language: 'fr', decisions: ['suspend'] });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click(); // colleagues alone read why
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('It stands in the audit.');
  expect(offered.at(-1)).toEqual({ kind: 'person', language: null, decisions: ['end-sign-ins'] });
});

test('what is refused where the mails are looked at is said at its field, and what was typed stays', async () => {
  const api: FakeHandlers = { readPerson: () => ({ success: true, data: found }), previewPerson: () => refuse('invalid-input', 'Check the fields.', [{ path: 'email', message: 'This is another address' }]) };
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, api);
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Asked for by letter.');
  await dialog.getByLabelText(/The e-mail address of the account/).fill('other@example.com');
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect.element(dialog.getByLabelText(/The e-mail address of the account/)).toHaveAccessibleDescription(/This is another address/);
  await expect.element(dialog.getByLabelText(/The e-mail address of the account/)).toHaveFocus();
  expect(page.getByRole('alertdialog').elements()).toEqual([]); // nothing to carry out
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Asked for by letter.');
});

test('where a colleague was quicker than a look at the mails, it says so in the form, with what was typed', async () => {
  const quicker = () => refuse('case-decided', 'Demo Staff 2 was quicker: done.');
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: found }), previewPerson: quicker });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('A stolen phone.');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(page.getByRole('dialog').getByText('Demo Staff 2 was quicker: done.')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await expect.element(page.getByLabelText('Reason')).toHaveValue('A stolen phone.');
});

test('a note that is too long is said so at its field', async () => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: post }), previewDecision: () => refuse('invalid-input', 'Check the fields.', [{ path: 'note', message: 'This is too long: shorten it' }]) });
  await page.getByLabelText('Reason or note').fill('Say what is paid.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByLabelText('Reason or note')).toHaveAccessibleDescription(/This is too long: shorten it/);
  await expect.element(page.getByLabelText('Reason or note')).toHaveFocus();
});

test('so it is with a case', async () => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: post }), previewDecision: () => refuse('case-claimed', 'Demo Staff 2 holds it.') });
  await page.getByLabelText('Reason or note').fill('Say what is paid.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Demo Staff 2 holds it.')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue('Say what is paid.');
});

test.each<[string, string, Partial<StaffPerson>, Partial<StaffPerson> | undefined]>([
  ['lifted meanwhile', 'Lift the suspension', { suspension: { since: post.since, until: post.since, by: 'Demo Staff 2', reason: 'Rude' } }, { suspension: null }],
  ['of the staff meanwhile', 'Suspend', {}, { permissions: ['posts'] }],
  ['corrected away: of the staff meanwhile', 'Correct the birth month', {}, { permissions: ['posts'] }],
  ['closed meanwhile', 'Close the account', {}, undefined],
])('a reason that was typed in the room of a person stands there to be copied where it cannot be done any more: %s', async (_name, button, before, after) => {
  let now: Partial<StaffPerson> | undefined = before;
  const api: FakeHandlers = { readPerson: () => (now ? { success: true, data: { ...found, ...now } } : refuse('user-not-found')) };
  const open = () => renderRoute(<main className="br-main"><PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} /></main>, { api: { ...noMails, ...api }, user: aUser() });
  const drawn = await open();
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('Seen by letter.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText(`What you had written: ${button}`)).not.toBeInTheDocument(); // the form has it
  now = after;
  await drawn.screen.unmount();
  await open();
  await expect.element(page.getByLabelText(`What you had written: ${button}`)).toHaveValue('Seen by letter.');
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a reason that was sent with the last decision of its kind does not stand there as unsent', async () => {
  const suspended = { ...found, suspension: { since: post.since, until: post.since, by: 'Demo Staff 2', reason: 'Rude' } };
  let now: StaffPerson = suspended;
  const api: FakeHandlers = {
    ...noMails,
    readPerson: () => ({ success: true, data: now }),
    decidePerson: () => {
      now = { ...found, suspension: null };
      return { success: true, message: 'Lifted.', data: now };
    },
  };
  await renderRoute(<main className="br-main"><PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} /></main>, { api, user: aUser() });
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('Seen by letter.');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect.element(page.getByRole('button', { name: 'Lift the suspension' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'What can be done' })).toHaveFocus();
  expect(page.getByLabelText(/What you had written/).elements()).toEqual([]);
});

test.each<[string, FakeHandlers]>([
  ['the permission is gone', today(['posts'])],
  ['whoever wrote it is of the staff no more', { staffToday: () => refuse('not-allowed') }],
])('a reason that was typed in the room of a person stands there to be copied where %s', async (_name, now) => {
  const room = <PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />;
  const open = (api: FakeHandlers) => renderRoute(<main className="br-main"><StaffFrame>{room}</StaffFrame></main>, { path: `/staff/people/${found.id}`, api: { ...noMails, readPerson: () => ({ success: true, data: found }), ...api }, user: aUser() });
  const drawn = await open(today());
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('Seen by letter.');
  await userEvent.keyboard('{Escape}');
  await drawn.screen.unmount();
  await open(now);
  await expect.element(page.getByLabelText('What you had written: Suspend')).toHaveValue('Seen by letter.');
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('what exactly follows is said before somebody acts, as far as there is any of it', async () => {
  const counts = [{ name: 'sessionsComing', count: 3 }, { name: 'applications', count: 0 }, { name: 'posts', count: 2 }];
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: { ...found, role: 'MENTOR', mentorState: 'verified', signIns: 2, counts } }) });
  for (const [button, ...lines] of [
    ['Sign out everywhere', 'Devices that are signed out: 2'],
    ['Suspend', 'Devices that are signed out: 2', 'Sessions that end; the other side is told, and what was paid for them goes back: 3', 'The mentor profile is not shown any more.'],
    ['Close the account', 'Devices that are signed out: 2', 'Sessions that end; the other side is told, and what was paid for them goes back: 3', 'Posts that are gone: 2'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByRole('dialog').getByRole('list')).toBeVisible();
    expect(page.getByRole('dialog').getByRole('listitem').elements().map(({ textContent }) => textContent)).toEqual(lines);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await expect.element(page.getByRole('button', { name: 'Correct the birth month' })).not.toBeInTheDocument(); // of who has to be an adult it changes nothing
});

test('before a suspension it is said that what is shared by a link is not shown as long as it lasts', async () => {
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: { ...found, counts: [{ name: 'plansShared', count: 1 }] } }) });
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('1');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByRole('dialog').getByText('The plan that is shared by a link is not shown until the suspension ends.')).toBeVisible();
});

test.each([['publish', 1], ['decline', 0]])('beside the decision of a post it is said that its partner is suspended, where it can be published: %s', async (name, count) => {
  await draw(<CasePage kind="post" caseId={post.id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...post, facts: [...post.facts, { name: 'suspendedUntil', text: '2026-12-28T13:54:00.000Z' }], decisions: [{ name, note: 'optional', noteTo: 'person', final: false }] } }) });
  const decide = page.getByRole('region', { name: 'Decide' });
  await expect.element(decide.getByRole('button', { name: name === 'publish' ? 'Publish' : 'Decline' })).toBeVisible();
  expect(decide.getByText(/^The partner is suspended until 28 Dec 2026, .*\. Published, the post is offered only once that ends\.$/).elements()).toHaveLength(count);
});

test('how it stands with an account is said in words, and what was decided of what they wrote with the reason', async () => {
  const trail = [{ kind: 'complaint', action: 'warned', by: 'Demo Staff', at: post.since, note: 'Stay friendly.' }];
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: { ...found, emailVerified: true, lastSeen: new Date(Date.now() - 26 * 60_000).toISOString(), signIns: 0, trail } }) });
  await expect.element(page.getByText('Signed out, last here this hour', { exact: true })).toBeVisible(); // it is kept by the hour
  await expect.element(page.getByRole('region', { name: 'The account' })).toHaveTextContent(/Last seenthis hour/);
  await expect.element(page.getByText('Stay friendly.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What was decided' })).toHaveTextContent('Report: warned');
  await expect.element(page.getByRole('button', { name: 'Correct the birth month' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('who is of the staff is neither suspended nor closed', async () => {
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => ({ success: true, data: { ...found, permissions: ['posts'] } }) });
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Suspend|Close/ })).not.toBeInTheDocument();
});

const well: StaffHealth = {
  mail: { due: 0, oldest: null, why: null, failed: 0, waits: 0 },
  plans: { today: 7, failed: 0 },
  provider: { used: 1200, perDay: 2_000_000, aside: 10_000 },
  database: { kind: 'postgres', version: '15.18', bytes: 12_000_000, migration: '0120_last_backup.sql', disk: 'ok' },
  content: 'abcd1234',
  backup: new Date().toISOString(),
};
const healthy = (data: StaffHealth): FakeHandlers => ({ ...today(['posts']), staffHealth: () => ({ success: true, data }) });

test('health says how the product does', async () => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy(well));
  await expect.element(page.getByRole('region', { name: 'Plans' })).toHaveTextContent('1,200 of 2,000,000');
  await expect.element(page.getByRole('region', { name: 'Data' })).toHaveTextContent('PostgreSQL 15.18');
  await expect.element(page.getByRole('region', { name: 'Mails' })).not.toHaveTextContent('not in the queue');
  expect(page.getByText('All is well').elements()).toHaveLength(3);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([['ETIMEDOUT', 'No mail server could be reached'], ['ESOCKET', 'No mail server could be reached'], ['EAUTH 535', 'Our own mail server did not let us sign in']])('of mails that are tried again, health says why (%s)', async (why, words) => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy({ ...well, mail: { ...well.mail, due: 1, oldest: new Date().toISOString(), why } }));
  await expect.element(page.getByRole('region', { name: 'Mails' })).toHaveTextContent(words);
});

test('of mails that were given up, health says which wait in the queue, and why the rest does not', async () => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy({ ...well, mail: { ...well.mail, failed: 2, waits: 1 } }));
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect.element(mails.getByRole('link', { name: 'Waiting in the queue: 1' })).toHaveAttribute('href', '/staff?kind=mail');
  await expect.element(mails).toHaveTextContent(/not in the queue have run out/);
});

test('of mails to the reader that were given up, health says that a colleague decides, and raises no alarm for them', async () => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy({ ...well, mail: { ...well.mail, failed: 2, waits: 0, own: 2 } }));
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect.element(mails).toHaveTextContent('To yourself, for a colleague or the command line to decide: 2');
  await expect.element(mails).not.toHaveTextContent(/wait for a decision|have run out/);
});

test('on a narrow screen the strip of rooms shows the one where one is, and that it goes on; the figures are one line that unfolds', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(414, 896));
  await draw(<StaffFrame><QueuePage search={{ kind: undefined, page: 1 }} onPage={() => {}} /></StaffFrame>, { ...today(), listCases: () => ({ success: true, cases: [], total: 0, page: 1, limit: 10 }) });
  const rooms = page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('list');
  await expect.element(rooms).toHaveAttribute('data-after');
  await expect.element(rooms).not.toHaveAttribute('data-before');
  await userEvent.click(rooms.getByRole('link', { name: 'Health' }));
  await expect.element(rooms).toHaveAttribute('data-before');
  const [strip, chosen] = [rooms, rooms.getByRole('link', { name: 'Health' })].map((one) => one.element().getBoundingClientRect());
  expect(chosen?.right).toBeLessThanOrEqual(strip?.right ?? 0);
  expect(chosen?.left).toBeGreaterThanOrEqual(strip?.left ?? 0);
  const figures = page.getByRole('region', { name: 'Today' });
  await expect.element(figures.getByText('Decided in seven days')).not.toBeVisible();
  await figures.getByRole('button', { name: 'Waiting 1' }).click();
  await expect.element(figures.getByText('Decided in seven days')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test.each<[string, string | RegExp, Partial<StaffHealth>]>([
  ['Mails', 'Mails wait too long', { mail: { due: 3, oldest: new Date(Date.now() - 3_600_000).toISOString(), why: 'ETIMEDOUT', failed: 1, waits: 1 } }],
  ['Mails', 'Given-up mails wait for a decision', { mail: { ...well.mail, failed: 2, waits: 1 } }],
  ['Plans', /Plans fail: 1 of the newest 1, since .*2026/, { plans: { today: 0, failed: 1, failing: { tries: 1, failed: 1, since: '2026-08-12T10:00:00.000Z', why: 'answered 503' } } }],
  ['Plans', /Plans fail: 5 of the newest 5, since .*2026/, { plans: { today: 30, failed: 5, failing: { tries: 5, failed: 5, since: '2026-08-12T10:00:00.000Z', why: 'unreached' } } }],
  ['Plans', /Plans come about again since .*2026/, { plans: { today: 30, failed: 4, failing: { tries: 5, failed: 4, since: '2026-08-12T10:00:00.000Z', why: 'unreached', again: '2026-08-12T11:00:00.000Z' } } }],
  ['Plans', 'What is left of today’s tokens is too little for another plan', { provider: { used: 0, perDay: 9000, aside: 10_000 } }],
  ['Plans', 'What is left of today’s tokens is too little for another plan', { provider: { used: 1_990_001, perDay: 2_000_000, aside: 10_000 } }],
  ['Data', 'Make a backup', { backup: null }],
  ['Data', 'Make a backup', { backup: '2026-01-01T00:00:00.000Z' }],
  ['Data', 'The disk is nearly full', { database: { ...well.database, disk: 'low' } }],
])('what should be looked at says so: %s: %s', async (group, fault, changed) => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy({ ...well, ...changed }));
  await expect.element(page.getByRole('region', { name: group })).toHaveTextContent(fault);
  expect(page.getByText('All is well', { exact: true }).elements()).toHaveLength(2);
});

test('a report is decided by suspending for days that are said, and leads to the room of the person', async () => {
  const sent: unknown[] = [];
  let shown: StaffCase = { ...post, kind: 'complaint', decisions: [{ name: 'warn', note: 'needed', noteTo: 'person', final: false }, { name: 'suspend', note: 'needed', noteTo: 'person', final: false, days: true, needs: 'people' }] };
  await draw(<StaffFrame><CasePage kind="complaint" caseId={post.id} onTitle={() => {}} /></StaffFrame>, { ...today(), readPerson: () => ({ success: true, data: found }), readCase: () => ({ success: true, data: shown }), decideCase: ({ body }) => { sent.push(body); shown = { ...shown, decisions: [{ name: 'reopen', note: 'needed', noteTo: 'staff', final: false }] }; return { success: true, message: 'Decided.', data: shown }; } });
  await page.getByRole('textbox', { name: 'Reason or note' }).fill('He threatened.');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByText('Say for how many days: 1 to 365.')).toBeVisible();
  await page.getByLabelText('Days, to suspend').fill('9');
  await userEvent.keyboard('{Enter}'); // asks as the button does, and sends nothing
  await expect.element(page.getByRole('alertdialog').getByRole('heading', { name: 'Suspend' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByLabelText('Days, to suspend')).toHaveValue('9');
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: 'Days, to suspend' }).fill('30');
  await expect.element(page.getByRole('link', { name: 'To the room of this person' })).toHaveAttribute('href', expect.stringContaining(`/staff/people/${post.person?.id}`));
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByRole('button', { name: 'Take it up again' })).toBeVisible();
  await expect.element(page.getByText(/^Nobody is mailed it: colleagues read it here/)).toBeVisible(); // why it is taken up again is mailed to nobody
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect.element(page.getByText('Write why: it stands in the audit.')).toBeVisible();
  expect(sent).toEqual([{ decision: 'suspend', note: 'He threatened.', revision: post.revision, days: 30 }]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('where a colleague was quicker to take a case, that is said until it is free or decided, and no longer', async () => {
  let claim: StaffCase['claim'] = { by: 'Demo Staff 2', mine: false, until: post.since };
  let isTaken = true;
  const { api } = await renderRoute(<main className="br-main"><StaffFrame><CasePage kind="post" caseId={post.id} onTitle={() => {}} /></StaffFrame></main>, { path: '/staff', user: aUser(), api: { ...noMails, ...today(['posts']), readCase: () => ({ success: true, data: { ...post, claim: isTaken && claim ? claim : null } }), claimCase: () => refuse('case-claimed') } });
  void api;
  isTaken = false;
  const look = () => {
    const tab = new BroadcastChannel('bridge-staff');
    tab.postMessage('changed');
    tab.close();
  };
  look();
  await page.getByRole('button', { name: 'Take this case' }).click();
  isTaken = true;
  look();
  await expect.element(page.getByText('Refused: case-claimed')).toBeVisible();
  claim = null;
  look();
  await expect.element(page.getByRole('button', { name: 'Take this case' })).toBeVisible();
  await expect.element(page.getByText('Refused: case-claimed')).not.toBeInTheDocument();
});

test('a suspension that settles a report says what exactly follows, as in the room of the person', async () => {
  const decisions: StaffCase['decisions'] = [{ name: 'suspend', note: 'needed', noteTo: 'person', final: false, days: true, needs: 'people' }];
  await draw(<CasePage kind="complaint" caseId={post.id} onTitle={() => {}} />, {
    readCase: () => ({ success: true, data: { ...post, kind: 'complaint', decisions } }),
    readPerson: () => ({ success: true, data: { ...found, mentorState: 'verified', signIns: 2, youngCheck: { by: 'Demo Staff', since: post.since, note: '' }, counts: [{ name: 'sessionsComing', count: 3 }] } }),
  });
  await page.getByLabelText('Reason or note').fill('He threatened.');
  await page.getByRole('textbox', { name: 'Days, to suspend' }).fill('30');
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('alertdialog');
  for (const text of [/^Devices that are signed out: 2/, /^Sessions that end; .*: 3$/, /^The mentor profile is not shown/, /^The check for young people is gone/]) await expect.element(dialog.getByText(text)).toBeVisible();
});

test('on a server of development nothing alarms that mails are not sent: it is said, with where they are read', async () => {
  await draw(<StaffFrame><HealthPage /></StaffFrame>, healthy({ ...well, mail: { due: 94, oldest: new Date(Date.now() - 3_600_000).toISOString(), why: null, failed: 0, waits: 0, unsent: true } }));
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect.element(mails.getByRole('link', { name: '/dev/outbox' })).toHaveAttribute('href', '/dev/outbox');
  await expect.element(mails).toHaveTextContent('All is well');
  expect(await accessibilityProblems()).toEqual([]);
});

test('whoever takes permissions away from themselves is asked first, told what they lose, and keeps what they chose where they did not mean it', async () => {
  const sent: unknown[] = [];
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const, 'audit' as const, 'staff' as const], since: post.since, revision: '7', own: true };
  const colleague = { ...member, userId: post.id.replace(/1$/, '2'), name: 'Demo Staff 2', email: 'staff2@example.com', own: false };
  await draw(<MembersPage />, { listStaff: () => ({ success: true, members: [member, colleague] }), changeStaff: ({ body }) => { sent.push(body); return { success: true, message: 'Changed.', members: [] }; } });
  await page.getByRole('button', { name: 'Change the permissions of Demo Staff', exact: true }).click();
  const tick = async (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
  const question = page.getByRole('alertdialog');
  for (const [name, words] of [['Read the audit', 'You lose: Read the audit. You can give them back'], ['Change permissions', 'You lose: Read the audit, Change permissions. This room closes for you'], ['Publish posts', 'You are then no longer of the staff']] as const) {
    await tick(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.element(question).toHaveTextContent(words);
    expect(document.body.textContent).not.toContain('Saving...'); // nothing is on its way yet
    expect(await accessibilityProblems()).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
  expect(sent).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Take them away' }).click();
  await expect.poll(() => sent).toEqual([{ email: 'staff@example.com', permissions: [], revision: '7' }]);
});

test('who alone may change permissions is told so without being asked whether they mean it', async () => {
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['audit' as const, 'staff' as const], since: post.since, revision: '7', own: true };
  await draw(<MembersPage />, { listStaff: () => ({ success: true, members: [member, { ...member, userId: post.id.replace(/1$/, '2'), name: 'Demo Staff 2', email: 'staff2@example.com', own: false, permissions: ['audit' as const] }] }), changeStaff: () => refuse('last-of-staff', 'Somebody must be able to.') });
  await page.getByRole('button', { name: 'Change the permissions of Demo Staff', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Change permissions', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toHaveTextContent('Somebody must be able to.');
  expect(page.getByRole('alertdialog').query()).toBeNull();
});

test('who gives themselves more, or takes from others, is not asked', async () => {
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const, 'audit' as const], since: post.since, revision: '7' };
  const other = { ...member, userId: post.id.replace(/1$/, '2'), name: 'Demo Staff 2', email: 'staff2@example.com', own: true };
  const sent: string[] = [];
  await draw(<MembersPage />, { listStaff: () => ({ success: true, members: [member, other] }), changeStaff: ({ body }) => { sent.push(`${body.email} ${body.permissions.join()}`); return { success: true, message: 'Changed.', members: [member, other] }; } });
  for (const [name, changed] of [['Demo Staff', 'Read the audit'], ['Demo Staff 2', 'Verify mentors']] as const) {
    await page.getByRole('button', { name: `Change the permissions of ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByText(changed, { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  expect(sent).toEqual(['staff@example.com posts', expect.stringContaining('mentors')]);
});

test('an address that nobody has is refused at its field, and an account that is gone says so', async () => {
  const member = { userId: post.id, name: 'Demo Staff', email: 'staff@example.com', permissions: ['posts' as const], since: post.since, revision: '7' };
  await draw(<StaffFrame><MembersPage /></StaffFrame>, { ...today(), listStaff: () => ({ success: true, members: [member] }), changeStaff: () => refuse('user-not-found') });
  await expect.element(page.getByRole('button', { name: 'Change the permissions of Demo Staff' })).toHaveTextContent('Change'); // what is seen begins what is heard
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabelText('E-mail address of the account').fill('nobody@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog').getByText(/^No account has this address/)).toBeVisible();
  await expect.element(page.getByLabelText('E-mail address of the account')).toHaveFocus();
});

test('the room of somebody whose account is gone says that', async () => {
  await draw(<PersonPage personId={found.id} onTitle={() => {}} onClosed={() => {}} />, { readPerson: () => refuse('user-not-found') });
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such account' })).toBeVisible();
});
