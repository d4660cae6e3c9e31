import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { permissions, type ContentChange, type DocumentVersion } from '@bridge/model';
import { DocumentPage } from './document-page.tsx';

const at = '2026-11-01T10:00:00.000Z';
/** Each test has a change of its own: what is typed in one is kept in the browser. */
let count = 0;
const change: Omit<ContentChange, 'id'> = { name: 'Autumn', state: 'open', revision: 3, begunBy: 'Demo', begunAt: at, editedBy: 'Demo', editedAt: at, publishAt: null, publishBy: null, trouble: null, release: null };
const text = '{ "title": "Two" }';
const sheet = { text, value: { title: 'Two' }, faults: [], elsewhere: [], ids: {} };
const versions: DocumentVersion[] = [
  { release: 'two', by: 'Demo Staff', at, note: 'A better title', kind: 'changed', leaves: [{ place: 'title', before: 'One', after: 'Two' }], more: 0 },
  { release: 'gone', by: 'Demo Staff', at, note: '', kind: 'removed', leaves: [], more: 0 },
  { release: 'one', by: 'command line', at, note: '', kind: 'earliest', leaves: [], more: 0 },
];

async function draw(api: FakeHandlers = {}) {
  const server = await renderRoute(<main className="br-main"><DocumentPage change={{ ...change, id: `00000000-0000-4000-8000-00000000000${(count += 1)}` }} file="brand.json" locale={undefined} sought={undefined} /></main>, {
    api: {
      staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }),
      listDocuments: () => ({ success: true, list: { source: 'en', locales: [], creatable: [], rows: [] }, hits: [] }),
      openDocument: () => ({ success: true, data: { state: 'open', file: 'brand.json', form: { root: { type: 'group', fields: [{ key: 'title', optional: false, blank: '', field: { type: 'string', kind: 'line' } }] }, shared: [] }, ...sheet } }),
      workOnDocument: ({ body }) => ({ success: true, data: { state: 'unsaved', conflicts: [], changed: true, ...sheet, value: JSON.parse('value' in body ? body.value : '{}') as object } }), // as the form sent it
      previewDocument: () => ({ success: true, data: { state: 'unable', ticket: null, address: null, addresses: [] } }),
      listDocumentVersions: () => ({ success: true, versions }),
      readDocumentVersion: () => ({ success: true, data: { value: { title: 'One' } } }),
      ...api,
    },
  });
  await page.getByRole('button', { name: 'Show earlier versions' }).click();
  await expect.element(page.getByText('A better title')).toBeVisible();
  return server;
}

test('a document tells who changed what and why; a version comes back into the form, and is not saved by that', async () => {
  await draw();
  const rows = page.getByRole('region', { name: 'Earlier versions' }).getByRole('listitem');
  expect(rows.elements().map((row) => row.querySelector('button')?.textContent)).toEqual(['Take this one back', undefined, 'Take this one back']); // nothing comes of what was taken away
  await expect.element(rows.first()).toHaveTextContent('Before: OneNow: Two');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: /^Take this one back: .+, one$/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'title' })).toHaveValue('One');
  await expect.element(page.getByText('It stands in the form below, not saved yet.')).toBeVisible();
  await expect.element(page.getByText('Not saved yet', { exact: true })).toBeVisible();
});

test('a version that cannot be fetched is said so, and the form stays as it is', async () => {
  await draw({ readDocumentVersion: () => refuse('not-found') });
  await page.getByRole('button', { name: /, one$/ }).click();
  await expect.element(page.getByRole('region', { name: 'Earlier versions' }).getByRole('status')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'title' })).toHaveValue('Two');
});
