import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublicPage } from '../../public-page.tsx';
import { aPage, aSite } from '../../testing/a-site.ts';
import { samples } from '../../testing/samples.ts';
import { expectAccessible, still } from '../../testing/still.tsx';
import { liveForm } from './live-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const markup = () => still(<PublicPage page={aPage([{ ...samples.hero, title: 'The top of a page', art: 'band' }, samples.form])} site={aSite()} />);

/** The form with its script; `answers` are the server's, one for each message. */
function live(...answers: (() => Promise<Response>)[]) {
  const root = markup();
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(() => (answers.shift() ?? (() => Promise.reject(new TypeError('offline'))))());
  const stop = liveForm(root.querySelector<HTMLElement>('[data-part="form"]')!);
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { key: string; answers: object });
  return { root, stop, fetch, bodies };
}
const thanks = () => Promise.resolve(Response.json({ success: true, message: 'Arrived' }));
const refuse = (status: number, body: object) => () => Promise.resolve(Response.json({ success: false, ...body }, { status }));

const name = () => page.getByRole('textbox', { name: 'Name' });
const send = () => page.getByRole('button', { name: 'Send Message' });

async function fillIn() {
  await name().fill('Ada');
  await page.getByLabelText('Email').fill('ada@example.com');
  await page.getByLabelText('Kind').selectOptions('School');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
}
const complete = { name: { text: 'Ada' }, email: { text: 'ada@example.com' }, kind: { options: ['school'] }, message: { text: 'Hello' } };

test('without a script it is a plain form that the server takes', async () => {
  const root = markup();
  const form = root.querySelector('form.br-form') as HTMLFormElement; // the block's own
  expect([new URL(form.action).pathname, form.method, form.enctype]).toEqual(['/api/forms/contact', 'post', 'application/x-www-form-urlencoded']);
  await fillIn();
  await page.getByLabelText('Mentors').click();
  await page.getByLabelText('Projects').click();
  await page.getByLabelText('Yes').click();
  await page.getByLabelText('How much?').fill('20 a day');
  const sent = [...new FormData(form)].filter(([, value]) => value !== '');
  expect(sent).toEqual([
    ['_back', '/sample#form-sent'],
    ['_locale', 'en'],
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['kind', 'school'],
    ['topics', 'mentors'],
    ['topics', 'projects'],
    ['paid', 'yes'],
    ['paid.text', '20 a day'],
    ['message', 'Hello'],
  ]);
});

test('without a script the browser asks for what is required, and the thanks are where the address leads', async () => {
  const root = markup();
  const form = root.querySelector('form.br-form') as HTMLFormElement; // the block's own
  expect(form.checkValidity()).toBe(false);
  await fillIn();
  expect(form.checkValidity()).toBe(true); // a question that may not be asked at all is left to the server
  expect(root.querySelector('#form-sent')?.checkVisibility()).toBe(false);
  location.hash = 'form-sent';
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(form.checkVisibility()).toBe(false);
  location.hash = '';
});

test('texts beside an option show with it', async () => {
  markup();
  const specify = page.getByLabelText('Please specify').first();
  await expect.element(specify).not.toBeVisible();
  await page.getByLabelText('Kind').selectOptions('Other');
  await expect.element(specify).toBeVisible();
  await expect.element(page.getByText('How much?')).not.toBeVisible();
  await page.getByLabelText('Yes').click();
  await expect.element(page.getByLabelText('How much?')).toBeVisible();
});

test('what keeps it from being sent is said beside the fields and in a summary that takes the focus', async () => {
  const { fetch, stop } = live();
  await page.getByLabelText('Email').fill('nobody');
  await page.getByLabelText('Link').fill('not a link');
  await send().click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Please check these fields');
  expect([...document.querySelectorAll('.br-summary li')].filter((line) => line.checkVisibility()).map((line) => line.textContent)).toEqual([
    'Name',
    'Email',
    'Link',
    'Kind',
    'Message',
  ]);
  await expect.element(name()).toHaveAccessibleDescription('Fill in this field');
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address We answer there.');
  await page.getByRole('button', { name: 'Kind' }).click();
  await expect.element(page.getByLabelText('Kind')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
  await expectAccessible();
  await name().fill('A');
  await expect.element(name()).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  stop();
});

test('sent, it gives way to the thanks, which are announced and take the focus', async () => {
  const { bodies, root, stop } = live(thanks);
  await fillIn();
  await send().click();
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(document.activeElement?.id).toBe('form-sent');
  expect(root.querySelector('form.br-form')?.checkVisibility()).toBe(false);
  await expect.element(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
  expect(bodies()).toEqual([{ answers: complete, locale: 'en', homepage: '', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  await expectAccessible();
  stop();
});

test('pressed again while it is on its way, it is sent once', async () => {
  let finish = (_: Response) => {};
  const { fetch, stop } = live(() => new Promise((resolve) => (finish = resolve)));
  await fillIn();
  await send().click();
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(fetch).toHaveBeenCalledTimes(1);
  finish(Response.json({ success: true, message: '' }));
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  stop();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('offline')), 'The server could not be reached.'],
  ['an answer of something else', () => Promise.resolve(new Response('<html>', { status: 502 })), 'The server gave no answer that could be read.'],
  ['too many messages', refuse(429, { code: 'too-many-requests', message: 'That was tried too often.' }), 'That was tried too often.'],
])('%s: the reason is said, and everything typed stays', async (_, answer, reason) => {
  const { stop } = live(answer);
  await fillIn();
  await send().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  await expect.element(page.getByRole('alert')).toHaveTextContent('What you wrote is still here.');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect.element(name()).toHaveValue('Ada');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  await expect.element(send()).not.toHaveAttribute('aria-disabled');
  stop();
});

test('what the server finds wrong stands beside its field', async () => {
  const { stop } = live(refuse(400, { code: 'invalid-input', message: 'Check the marked fields.', fields: [{ path: 'answers.email', message: 'No such mailbox' }] }));
  await fillIn();
  await send().click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('No such mailbox We answer there.');
  await expect.element(page.getByRole('button', { name: 'Email' })).toBeVisible();
  stop();
});

test('sent again after an answer was lost it is the same message; changed, it is another one', async () => {
  const lost = () => Promise.reject(new TypeError('offline'));
  const { bodies, stop } = live(lost, lost, thanks);
  await fillIn();
  for (const text of ['Hello', 'Hello', 'Hello again']) {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await send().click();
    await expect.element(send().or(page.getByRole('heading', { name: 'Message sent' }))).toBeVisible();
  }
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  const [first, second, third] = bodies().map(({ key }) => key);
  expect([first === second, second === third]).toEqual([true, false]);
  stop();
});

test('a question hanging on another one is asked with it', async () => {
  const { stop, bodies } = live(thanks);
  const why = page.getByLabelText('Why not?');
  await expect.element(why).not.toBeVisible();
  await fillIn();
  await page.getByLabelText('No', { exact: true }).click();
  await expect.element(why).toBeVisible();
  await send().click();
  await expect.element(page.getByRole('button', { name: 'Why not?' })).toBeVisible();
  await why.fill('No money');
  await send().click();
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(bodies()[0]?.answers).toMatchObject({ paid: { options: ['no'] }, why: { text: 'No money' } });
  stop();
});

test.each([
  ['?opening=developer', 'Position', 'Frontend Developer'],
  ['?opening=closed', 'Position', ''],
  ['?opening=%3Cscript%3E', 'Position', ''],
  ['?subject=A%20question%20that%20is%20far%20too%20long', 'Subject', 'A question that is f'],
  ['?name=Mallory', 'Name', ''],
])('a link that names what it is about fills it in: %s', async (query, label, value) => {
  history.replaceState(null, '', location.pathname + query);
  const { stop } = live();
  await expect.element(page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }))).toHaveValue(value);
  stop();
});

test('what was typed before the script came is not overwritten', async () => {
  history.replaceState(null, '', `${location.pathname}?subject=Other`);
  const root = markup();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Mine');
  const stop = liveForm(root.querySelector<HTMLElement>('[data-part="form"]')!);
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Mine');
  stop();
});

test('the field that people do not see cannot be reached', async () => {
  const root = markup();
  const trap = root.querySelector<HTMLInputElement>('[name="_homepage"]')!;
  expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null, trap.autocomplete]).toEqual([-1, true, 'off']);
});
