import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, renderRoute, type FakeHandlers } from '@bridge/testing';
import { caseKinds, factNames, permissions, type CaseKind, type QueueItem, type StaffCase } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { AuditPage, CasePage, DecisionsPage, QueueBeside, QueuePage, ReleasesPage, StaffFrame } from './index.ts';

const since = '2026-11-01T10:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000001';
/** All that can be told of a case; a conversation and a link among it. */
const facts = factNames.map((name) => ({ name, text: name === 'rating' ? '4' : name.startsWith('link') ? 'https://example.com/' : `What stands there, as ${name}.`, ...((name.endsWith('essage') || name === 'messageBeside') && { by: 'Demo Talent', at: '2026-11-01T10:00:00.000Z' }) }));
const whole = (kind: CaseKind): StaffCase => ({
  kind, id, title: `A case of ${kind}`, since, count: 2, urgent: true, claim: { by: 'Demo Staff', mine: true, until: since }, person: { id, name: 'Demo Talent', email: 'talent@example.com', language: 'fr' }, facts,
  trail: [{ action: 'read', by: 'Demo Staff', at: since, note: 'A note.' }], decisions: [{ name: 'hide', note: 'needed', noteTo: 'person', final: true }, { name: 'keep', note: 'optional', noteTo: 'staff', final: false }], noteIn: 'fr', revision: '1',
});
const kinds = Object.keys(caseKinds) as CaseKind[]; // keys() forgets the names

async function draw(element: ReactNode, api: FakeHandlers) {
  onTestFinished(() => dismissToast());
  return renderRoute(<main className="br-main">{element}</main>, { api: { staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }), ...api } });
}

test.each(kinds)('a case of its kind can be read and decided by everybody: %s', async (kind) => {
  await draw(<CasePage kind={kind} caseId={id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: whole(kind) }) });
  await expect.element(page.getByRole('heading', { level: 1, name: `A case of ${kind}` })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  if (kind === 'complaint') expect(page.getByRole('list', { name: 'The message, between those around it' }).element().textContent).toContain('Demo Talent1 Nov 2026, '); // moments are said as everywhere
  expect(await accessibilityProblems()).toEqual([]);
});

test('behind the last page of decisions and of the audit it is said so, and the first is one press away', async () => {
  await draw(
    <>
      <DecisionsPage search={{ kind: undefined, page: 9 }} onPage={() => {}} />
      <AuditPage search={{ q: '', page: 9 }} onSearch={() => {}} />
    </>,
    { listDecisions: () => ({ success: true, decisions: [], fault: null, total: 0, page: 9, limit: 20 }), readAudit: () => ({ success: true, entries: [], fault: null, checkedAt: since, total: 0, page: 9, limit: 20 }) },
  );
  await expect.poll(() => page.getByText('There is nothing on this page').elements()).toHaveLength(2);
  expect(page.getByRole('link', { name: 'To the first page' }).elements().map((one) => one.getAttribute('href'))).toEqual(['/staff/decisions', '/staff/audit']);
  expect(page.getByText(/^(?:Nothing was decided yet|No entries)$/).elements()).toEqual([]);
});

test.each(['ltr', 'rtl'])('a chip that has the focus stands in sight, also in the strip of a phone: %s', async (dir) => {
  await page.viewport(360, 740);
  document.documentElement.dir = dir;
  onTestFinished(async () => {
    document.documentElement.dir = 'ltr';
    await page.viewport(414, 896);
  });
  const waiting = kinds.map((kind) => ({ kind, count: 1, oldest: since, urgent: 0 }));
  await draw(<QueuePage search={{ kind: undefined, page: 1 }} onPage={() => {}} />, { staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting, urgent: 0, median: null, decided: [], asks: [] } }), listCases: () => ({ success: true, cases: [], total: 0, page: 1, limit: 20 }) });
  await expect.element(page.getByRole('link', { name: /^Dead link/ })).toBeInTheDocument();
  for (const chip of page.getByRole('navigation').getByRole('link').elements() as HTMLElement[]) {
    chip.focus({ preventScroll: true }); // as little as a browser may do
    const { left, right } = chip.getBoundingClientRect();
    expect([chip.textContent, left >= 0, right <= 360]).toEqual([chip.textContent, true, true]);
  }
});

test('beside an open case stands what waits, which of it is open, and the next', async () => {
  const items: QueueItem[] = kinds.map((kind) => ({ kind, id, title: `A case of ${kind}`, since, claim: null, count: 1, urgent: false }));
  await draw(
    <div className="br-staff-beside">
      <QueueBeside search={{ kind: undefined, page: 2 }} open={`held.${id}`} onPage={() => {}} />
      <CasePage kind="held" caseId={id} onTitle={() => {}} />
    </div>,
    { listCases: () => ({ success: true, cases: items, total: 30, page: 2, limit: 10 }), readCase: () => ({ success: true, data: whole('held') }) },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'A case of held' })).toBeVisible();
  const beside = page.getByRole('region', { name: 'What waits' });
  await expect.element(beside.getByRole('link', { name: 'A case of mail' })).toHaveAttribute('href', expect.stringContaining(`/staff/cases/mail.${id}?page=2`)); // the same list goes on beside it
  expect(beside.getByRole('listitem').elements().filter((one) => one.matches('.is-open')).map((one) => one.querySelector('a')?.textContent)).toEqual(['A case of held']);
  expect(await accessibilityProblems()).toEqual([]);
});

test('beside a case that is longer than the window, the list stays in sight and scrolls by itself', async () => {
  await page.viewport(1440, 700);
  onTestFinished(() => page.viewport(414, 896));
  const items = Array.from({ length: 20 }, (_, place): QueueItem => ({ kind: 'post', id: `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`, title: `A post, number ${place}`, since, claim: null, count: 1, urgent: false }));
  const long = { ...whole('post'), facts: [{ name: 'description', text: Array.from({ length: 200 }, (_, line) => `Line ${line}`).join('\n') }] };
  await draw(
    <div className="br-staff-beside">
      <QueueBeside search={{ kind: undefined, page: 1 }} open={`post.${id}`} onPage={() => {}} />
      <CasePage kind="post" caseId={id} onTitle={() => {}} />
    </div>,
    { listCases: () => ({ success: true, cases: items, total: 20, page: 1, limit: 20 }), readCase: () => ({ success: true, data: long }) },
  );
  await expect.element(page.getByRole('link', { name: 'A post, number 19' })).toBeInTheDocument();
  const list = page.getByRole('region', { name: 'What waits' }).element();
  window.scrollTo(0, 1500);
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  const { top, bottom } = list.getBoundingClientRect();
  expect([top >= 0, bottom <= window.innerHeight, list.scrollHeight > list.clientHeight]).toEqual([true, true, true]);
  await page.getByRole('link', { name: 'A post, number 19' }).element().focus(); // the keyboard gets there, too
  expect(list.scrollTop).toBeGreaterThan(0);
});

test('the audit says whom each line is about by name, and the ids where somebody asks for them', async () => {
  const line = { seq: 1, at: since, actor: 'Demo Staff', action: 'read', subject: id, note: null, causedBy: null };
  await draw(<AuditPage search={{ q: '', page: 1 }} onSearch={() => {}} />, {
    readAudit: () => ({ success: true, entries: [{ ...line, seq: 4, kind: 'person', about: 'Demo Talent', causedBy: 2 }, { ...line, seq: 3, kind: 'post', about: '' }, { ...line, seq: 2, kind: 'complaint', about: null }, { ...line, kind: 'person', subject: 'everybody', about: null }], fault: null, checkedAt: new Date().toISOString(), total: 4, page: 1, limit: 10 }),
  });
  const lines = () => page.getByRole('list').getByRole('listitem').elements().map(({ textContent }) => textContent);
  await expect.element(page.getByText(/The whole was checked this minute/)).toBeVisible();
  expect(lines()).toEqual([expect.stringMatching(/Demo Talent · Demo Staff · part of entry 2$/), expect.stringMatching(/a deleted account · Demo Staff$/), expect.stringMatching(/read Report · Demo Staff$/), expect.stringMatching(/everybody · Demo Staff$/)]);
  expect(lines().filter((text) => text?.includes('00000000'))).toEqual([]); // of a report, nobody is named
  await expect.element(page.getByRole('link', { name: 'Demo Talent' })).toHaveAttribute('href', `/staff/people/${id}`);
  await expect.element(page.getByRole('link', { name: 'Report' })).toHaveAttribute('href', `/staff/cases/complaint.${id}`);
  await expect.element(page.getByRole('link', { name: 'a deleted account' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show ids' }).click();
  await expect.poll(() => lines().filter((text) => text?.includes(id)).length).toBe(3);
  expect(await accessibilityProblems()).toEqual([]);
});

test('what another tab of the same browser changed is asked for at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }); // by itself it would look every five seconds
  onTestFinished(() => void vi.useRealTimers());
  const { api } = await draw(<StaffFrame>inside</StaffFrame>, {});
  await expect.element(page.getByText('inside')).toBeVisible();
  const tab = new BroadcastChannel('bridge-staff');
  onTestFinished(() => tab.close());
  const before = api.callsOf('staffToday').length;
  tab.postMessage('changed');
  await expect.poll(() => api.callsOf('staffToday').length).toBe(before + 1);
});

/** What somebody may type anywhere, without a blank to break it at. */
const unbroken = 'W'.repeat(200);
const one = { total: 1, page: 1, limit: 20 };
const rooms: [string, ReactNode, FakeHandlers][] = [
  ['queue', <QueuePage key="queue" search={{ kind: undefined, page: 1 }} onPage={() => {}} />, { listCases: () => ({ success: true, cases: [{ ...whole('message'), title: unbroken }], ...one }) }],
  ['case', <CasePage key="case" kind="message" caseId={id} onTitle={() => {}} />, { readCase: () => ({ success: true, data: { ...whole('message'), title: unbroken, facts: facts.map((fact) => ({ ...fact, text: fact.name.startsWith('link') ? `https://example.com/${unbroken}` : fact.name === 'rating' ? '4' : unbroken })), trail: [{ action: 'read', by: unbroken, at: since, note: unbroken }] } }) }],
  ['releases', <ReleasesPage key="releases" page={1} onPage={() => {}} onChange={() => {}} />, {
    listReleases: () => ({ success: true, releases: [{ id: 'ab12', by: unbroken, at: since, note: unbroken, live: since, liveBy: unbroken, isLive: true }], generation: 3, ...one }),
    listChanges: () => ({ success: true, changes: [{ id, name: unbroken, state: 'open', revision: 1, begunBy: unbroken, begunAt: since, editedBy: unbroken, editedAt: since, publishAt: null, publishBy: null, trouble: null, release: null }], ...one }),
  }],
];

test.each(rooms)('a name or text without a blank widens no room, on the narrowest phone: %s', async (_, element, api) => {
  await page.viewport(320, 740);
  onTestFinished(() => page.viewport(414, 896));
  await draw(element, api);
  await expect.element(page.getByText(unbroken).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
