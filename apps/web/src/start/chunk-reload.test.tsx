import { expect, test, vi } from 'vitest';
import { reloadOnceWhenFilesAreGone } from './chunk-reload.ts';

test('a page whose files are gone is loaded anew once; a second failure goes on to the error page', () => {
  sessionStorage.clear();
  const reload = vi.fn();
  reloadOnceWhenFilesAreGone(reload);
  const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect([fail(), fail()]).toEqual([false, true]); // false: taken care of, the error goes no further
  expect(reload).toHaveBeenCalledOnce();
  sessionStorage.clear();
});
