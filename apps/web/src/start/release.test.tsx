import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

const files: Record<string, object> = {
  '/content/en.json': { brand: 'b', redirects: 'r', 'interface/auth': 'a', 'legal/terms': 't' },
  '/content/fr.json': { brand: 'b' },
  ...Object.fromEntries(Object.entries({ b: 'brand', r: 'redirects', a: 'interface/auth', t: 'legal/terms' }).map(([hash, id]) => [`/content/${hash}.json`, { [id]: { of: id } }])),
};
const said = Object.assign(document.createElement('script'), { type: 'application/json', textContent: JSON.stringify({ indexes: { en: '/content/en.json', fr: '/content/fr.json' }, locales: { source: 'en', locales: [] } }) });
said.dataset['of'] = 'content';
document.head.append(said);
const { loadDocument, locales } = await import('./release.ts');

const there = (address: string) => Promise.resolve(files[address] ? Response.json(files[address]) : new Response(null, { status: 404 }));
function serve(answer: (address: string, signal: AbortSignal) => Promise<Response> = there) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    asked.push(String(address as string));
    return answer(String(address as string), options?.signal ?? new AbortController().signal);
  });
  return asked;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a document comes by the index that the page names, in each language, and no file is asked for twice', async () => {
  const asked = serve();
  expect(locales.source).toBe('en');
  expect(await Promise.all([loadDocument('brand', 'en'), loadDocument('brand', 'fr'), loadDocument('redirects', 'en'), loadDocument('brand', 'en')])).toEqual([{ of: 'brand' }, { of: 'brand' }, { of: 'redirects' }, { of: 'brand' }]);
  expect(asked.toSorted()).toEqual(['/content/b.json', '/content/en.json', '/content/fr.json', '/content/r.json']);
});

test('what the release does not have, or not in that language, is refused without asking', async () => {
  const asked = serve();
  await expect(loadDocument('pages/about', 'en')).rejects.toThrow('This release has no such document.');
  await expect(loadDocument('redirects', 'fr')).rejects.toThrow('This release has no such document.');
  await expect(loadDocument('brand', 'sw')).rejects.toThrow('This release has no such document.');
  expect(asked).toEqual([]);
});

test.each([
  ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered by a server in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['is something else', () => Promise.resolve(new Response('<p>Sign in to this network</p>'))],
  ['never comes', (_: string, signal: AbortSignal) => (signal.throwIfAborted(), new Promise<Response>(() => {}))],
])('a file that %s is asked for once more; where that does not help, whoever wants it next asks again', async (_, bad) => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError'))); // as if the time were over
  const asked = serve(bad);
  const refused = expect(loadDocument('interface/auth', 'en')).rejects.toThrow();
  await vi.runAllTimersAsync();
  await refused;
  expect(asked).toEqual(['/content/a.json', '/content/a.json']);
});

test('a file that did not come at first comes at the second try, or at the next wish', async () => {
  vi.useFakeTimers();
  let failures = 1;
  serve((address) => (failures-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : there(address)));
  const coming = loadDocument('interface/auth', 'en');
  await vi.runAllTimersAsync();
  expect(await coming).toEqual({ of: 'interface/auth' });
});

test('for a file that is gone the page is loaded anew as for a script; where it is not, the loss is told', async () => {
  const asked = serve(() => Promise.resolve(new Response(null, { status: 404 })));
  await expect(loadDocument('legal/terms', 'en')).rejects.toThrow('is gone');
  const takeCare = (event: Event) => event.preventDefault();
  window.addEventListener('vite:preloadError', takeCare);
  onTestFinished(() => window.removeEventListener('vite:preloadError', takeCare));
  expect(await loadDocument('legal/terms', 'en')).toBeUndefined();
  expect(asked).toEqual(['/content/t.json', '/content/t.json']); // a gone file is not asked for once more
});
