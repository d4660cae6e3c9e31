// Files share a page: each test finds it empty, and each file without what another one has set.
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

const viewport = { width: 414, height: 896 }; // as Vitest begins

beforeAll(async () => {
  if (innerWidth !== viewport.width || innerHeight !== viewport.height) await page.viewport(viewport.width, viewport.height);
});

beforeEach(async () => {
  await cleanup(); // vitest-browser-react does the same, but for the first file alone
  sessionStorage.clear(); // what a test typed and did not send waits there
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
