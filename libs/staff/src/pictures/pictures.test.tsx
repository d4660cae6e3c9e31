import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { List } from '@bridge/content';
import { permissions, type ContentChange } from '@bridge/model';
import { accessibilityProblems, aUser, expectSaidOnce, pressOften, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { DocumentPage } from '../changes/document-page.tsx';
import { NewPicture } from './new-picture.tsx';

const at = '2026-11-01T10:00:00.000Z';
const id = '00000000-0000-4000-8000-0000000000aa';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#29a383"/></svg>';
const shown = `data:image/svg+xml;base64,${btoa(drawing)}`;
const locales: List['locales'] = [{ code: 'en', name: 'English', dir: 'ltr' }, { code: 'fr', name: 'Français', dir: 'ltr' }, { code: 'de', name: 'Deutsch', dir: 'ltr', draft: true }];
const list: List = { folder: '', source: 'en', locales, creatable: [], rows: [] };
const file = (name = 'Old Quay.svg', text = drawing) => new File([text], name, { type: 'image/svg+xml' });
const today: FakeHandlers = { staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }) };

async function brought(api: FakeHandlers = {}) {
  const onMade = vi.fn();
  const bringPicture = vi.fn<NonNullable<FakeHandlers['bringPicture']>>(() => ({ success: true, data: { state: 'done', file: 'pictures/old-quay.json' } }));
  const { screen } = await drawn({ bringPicture, ...api }, onMade);
  await page.getByText('New picture').click();
  return { onMade, bringPicture, screen };
}

const drawn = (api: FakeHandlers, onMade = vi.fn()) => renderRoute(<main><NewPicture changeId={id} list={list} onMade={onMade} /></main>, { api: { ...today, ...api }, user: aUser() });

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('a picture is brought with what it shows in every language that is no draft, and with what stays in sight', async () => {
  const { onMade, bringPicture } = await brought();
  await userEvent.upload(input(), file());
  await expect.element(page.getByRole('textbox', { name: 'Its name' })).toHaveValue('old-quay');
  const focus = page.getByRole('button', { name: /^What stays in sight: 50 %/ });
  await expect.element(focus).toBeVisible(); // the picture is drawn after the name is filled in
  focus.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'What stays in sight: 40 % from the left, 55 % from the top' })).toBeVisible();
  await page.getByRole('button', { name: 'Add the picture' }).click(); // nothing is said of it yet
  expect(bringPicture).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'English' }).fill('A quay');
  await page.getByRole('textbox', { name: 'Français' }).fill('Un quai');
  expect(page.getByRole('textbox', { name: 'Deutsch' }).elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  await pressOften(page.getByRole('button', { name: 'Add the picture' }).element());
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith('pictures/old-quay.json'));
  expect(bringPicture.mock.calls.map(([{ body }]) => body)).toEqual([{ name: 'old-quay', picture: btoa(drawing), alt: { en: 'A quay', fr: 'Un quai' }, focus: { x: 40, y: 55 } }]);
});

test('a file over the limit is refused before it is sent, and what the checker says of one stands beside it', async () => {
  const { bringPicture } = await brought({ bringPicture: () => ({ success: true, data: { state: 'refused', why: ['This picture holds <script>, which is run.'] } }) });
  await userEvent.upload(input(), file('large.svg', 'a'.repeat(5 * 1024 * 1024 + 1)));
  await expect.element(page.getByText('This file is larger than 5 MB.')).toBeVisible();
  expect(bringPicture).not.toHaveBeenCalled();
  await userEvent.upload(input(), file());
  await page.getByRole('textbox', { name: 'English' }).fill('A quay');
  await page.getByRole('textbox', { name: 'Français' }).fill('Un quai');
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect.element(page.getByText('This picture holds <script>, which is run.')).toBeVisible();
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['sent empty', {}, async () => {}],
  ['without a file', {}, fillIn],
  ['refused', { bringPicture: () => refuse('change-over') }, async () => {
    await userEvent.upload(input(), file());
    await fillIn();
  }],
])('the form, %s, says something, and no sentence twice', async (_, api: FakeHandlers, prepare) => {
  await brought(api);
  await prepare();
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expectSaidOnce();
});

async function fillIn() {
  await page.getByRole('textbox', { name: 'Its name' }).fill('quay');
  for (const name of ['English', 'Français']) await page.getByRole('textbox', { name }).fill('A quay');
}

test('what is said of a picture outlives a look at something else', async () => {
  onTestFinished(() => sessionStorage.clear());
  const { screen } = await brought();
  await page.getByRole('textbox', { name: 'Français' }).fill('Un quai');
  await screen.unmount();
  await drawn({});
  await expect.element(page.getByRole('textbox', { name: 'Français' })).toHaveValue('Un quai'); // open again by itself
});

test('a dropped file is taken like a chosen one', async () => {
  await brought();
  const data = new DataTransfer();
  data.items.add(file('dropped.svg'));
  document.querySelector('.br-drop')!.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  await expect.element(page.getByRole('textbox', { name: 'Its name' })).toHaveValue('dropped');
});

const change: ContentChange = { id, name: 'Autumn', state: 'open', revision: 3, begunBy: 'Demo', begunAt: at, editedBy: 'Demo', editedAt: at, publishAt: null, publishBy: null, trouble: null, release: null };
const sheet = { text: '{}', value: { id: 'quay', alt: 'A quay' }, faults: [], elsewhere: [], ids: {} };

async function opened(api: FakeHandlers = {}) {
  const bringPicture = vi.fn<NonNullable<FakeHandlers['bringPicture']>>(() => ({ success: true, data: { state: 'done', file: 'pictures/quay.json' } }));
  const workOnDocument = vi.fn<NonNullable<FakeHandlers['workOnDocument']>>(({ body }) => (body.act === 'delete' ? { success: true, data: { state: 'refused', why: ['content/blog/first.mdx:7:10 error dangling-reference "quay" is not among the pictures.'] } } : { success: true, data: { state: 'unsaved', conflicts: [], changed: true, ...sheet, value: JSON.parse('value' in body ? body.value : '{}') as object } })); // as the form sent it
  await renderRoute(<main><DocumentPage change={change} file="pictures/quay.json" locale={undefined} sought={undefined} /></main>, {
    api: {
      ...today,
      listDocuments: () => ({ success: true, list, hits: [] }),
      openDocument: () => ({ success: true, data: { state: 'open', file: 'pictures/quay.json', form: { root: { type: 'group', fields: [{ key: 'alt', optional: false, blank: '', field: { type: 'text', rich: false } }] }, shared: [] }, ...sheet } }),
      previewDocument: () => ({ success: true, data: { state: 'unable', ticket: null, address: null, addresses: [] } }),
      listDocumentVersions: () => ({ success: true, versions: [] }),
      showPicture: () => ({ success: true, data: { picture: shown } }),
      bringPicture,
      workOnDocument,
      ...api,
    },
  });
  await expect.element(page.getByRole('button', { name: /^What stays in sight/ })).toBeVisible();
  return { bringPicture, workOnDocument };
}

test('what stays in sight is clicked on the picture, and is in the form, not saved yet', async () => {
  const { workOnDocument } = await opened();
  const place = page.getByRole('button', { name: /^What stays in sight/ }).element();
  const { left, top, width, height } = place.getBoundingClientRect();
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: left + width / 4, clientY: top + height * 0.75 }));
  await expect.element(page.getByRole('button', { name: 'What stays in sight: 25 % from the left, 75 % from the top' })).toBeVisible();
  await vi.waitFor(() => expect(workOnDocument.mock.calls.some(([{ body }]) => body.act === 'check' && 'value' in body && body.value.includes('"focus":{"x":25,"y":75}'))).toBe(true));
});

test('another picture comes in its place, and one that is named somewhere is not taken away: it says where', async () => {
  const { bringPicture } = await opened();
  await userEvent.upload(input(), file());
  await vi.waitFor(() => expect(bringPicture.mock.calls.map(([{ body }]) => body)).toEqual([{ name: 'quay', picture: btoa(drawing), alt: {} }]));
  await page.getByRole('button', { name: 'Take the picture away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the picture away' }).click();
  await expect.element(page.getByText(/It was not taken away:.*content\/blog\/first\.mdx:7:10/s)).toBeVisible();
});
