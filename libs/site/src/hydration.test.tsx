import { themeAttributes } from '@bridge/ui/theme';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { startLive } from './live/index.ts';
import { PublicPage } from './public-page.tsx';
import { aPage, aSite } from './testing/a-site.ts';
import { samples } from './testing/samples.ts';
import { still } from './testing/still.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('React takes over a page that has been used before, without an error and without losing what was done', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: 'ok', database: 'ok' })));
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts.join(' ')));
  const element = <PublicPage page={aPage(Object.values(samples))} site={aSite({ now: '2025-06-01T00:00:00Z' })} />;
  const root = still(element);
  const shell = root.parentElement!.insertBefore(document.createElement('div'), root);
  shell.append(root);

  const stop = startLive(root);
  root.querySelector<HTMLInputElement>('input[type=radio][value=students]')!.click();
  root.querySelector<HTMLElement>('details.br-acc:nth-of-type(3) summary')!.click();
  root.querySelector<HTMLInputElement>('input[type=search]')!.value = 'clinic';

  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true; // React reads it from the global
  const lost: unknown[] = [];
  const hydrated = await act(() => hydrateRoot(shell, <div {...themeAttributes}>{element}</div>, { onRecoverableError: (error) => lost.push(error) }));
  expect(lost).toEqual([]);
  expect(complaints).toEqual([]);
  expect(root.isConnected).toBe(true);
  expect(root.querySelector<HTMLInputElement>('input[type=radio]:checked')!.value).toBe('students');
  expect([...root.querySelectorAll('details.br-acc[open] summary')].map(({ textContent }) => textContent)).toEqual(['Who can see it?']);
  expect(root.querySelector<HTMLInputElement>('input[type=search]')!.value).toBe('clinic');
  stop();
  await act(() => hydrated.unmount());
  shell.remove();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
