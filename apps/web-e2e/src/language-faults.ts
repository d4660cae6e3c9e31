import { expect, type Page, type Request } from '@playwright/test';
import { ofWhatStands } from './settled.ts';

type Language = { script: string; isWhole: boolean };

/** What a reader of a language would stumble over, as it stands on the page: each with the state it was found in. */
export class LanguageFaults {
  readonly found = new Set<string>();
  readonly #language: Language;

  /** A text with letters but none of `script` is not translated; where the language is whole, nothing may be marked as being in the source's either. */
  constructor(script: RegExp, { isWhole }: { isWhole: boolean }) {
    this.#language = { script: script.source, isWhole };
  }

  /** Looks at the whole page at one width. */
  async look(page: Page, state: string): Promise<void> {
    await settled(page);
    for (const fault of await ofWhatStands(() => page.evaluate(faultsOf, this.#language))) this.found.add(`${state} (${page.viewportSize()?.width} px): ${fault}`);
  }
}

const running = new WeakMap<Page, Set<Request>>();

/** Follows what a page asks for, so that `settled` knows when it has everything. To be called before the first page is opened. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  running.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // What the page before was still fetching is not always told of: it went with that page.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.clear());
}

/** Until nothing is asked for any more, what came is drawn, and no grey stone is left. */
export async function settled(page: Page): Promise<void> {
  const twoFrames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect
    .poll(() => ofWhatStands(async () => {
      await twoFrames();
      if (running.get(page)?.size) return 'loading';
      await twoFrames(); // what came may ask for more
      if (running.get(page)?.size) return 'loading';
      return page.evaluate(() => (document.querySelector('h1') && !document.querySelector('[aria-busy="true"]:not(button), .br-sk') ? 'settled' : 'pending'));
    }), { intervals: [20], timeout: 30_000 })
    .toBe('settled');
}

/** In the page: texts and attributes without a letter of the language, keys in place of words, empty names, and what is cut off or sticks out. */
function faultsOf({ script, isWhole }: Language): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const language = root.lang;
  const letters = new RegExp(script, 'u');
  const quote = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  // What is the same in every language (names, addresses, sample people) and what Intl writes: not texts of the content.
  const days = Array.from({ length: 12 }, (_, month) => [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(2024, month, day + 1)))).flat();
  const dates = (['long', 'short'] as const).flatMap((length) => days.flatMap((day) => [new Intl.DateTimeFormat(language, { month: length }).format(day), new Intl.DateTimeFormat(language, { weekday: length }).format(day)]));
  const names = ['Bridge AI', 'Google', 'LinkedIn', 'WhatsApp', 'Facebook', 'Markdown', 'English', 'Français', 'Português', 'Kiswahili', 'West Africa Standard Time'];
  const tongues = new Intl.DisplayNames(language, { type: 'language' });
  const languages = ['en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha', 'ig', 'yo', 'zu', 'de', 'es', 'hi'].map((code) => tongues.of(code) ?? code);
  const spans = ['at', 'AM', 'PM', 'ago', 'in', 'now', 'today', 'yesterday', 'tomorrow', 'last', 'next', 'this', 'and', 'days?', 'weeks?', 'months?', 'hours?', 'minutes?', 'seconds?'];
  const same = new RegExp(`[\\w.+-]+@[\\w.-]+|https?://\\S+|\\b(?:${[...new Set(dates), ...names, ...languages, ...spans].join('|')})\\b`, 'giu');
  const codes = /\b[A-Z]{2,3}\b/g; // of currencies and time zones
  const isData = (text: string) => /^[:\s]*(Demo|Sample|Example|Test)\b|^[A-Z]\w+\/[A-Z][\w/ -]+$|^[\u0600-\u06ff]+$/.test(text); // people and organisations of the samples, zones of time, the name of Arabic

  const judge = (text: string, kind: string, element: Element) => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    if (/^[a-z][\w-]*(?::[\w.-]+|(?:\.[a-z][\w-]*)+)$/i.test(trimmed) && !/^[\w.-]+\.(?:com|org|example|dev|ics|md|png|pdf)$/.test(trimmed)) faults.push(`looks like a key: ${kind} "${trimmed}"`);
    const own = element.closest('[lang]')?.getAttribute('lang');
    if ((own !== language && !(isWhole && own === 'en')) || element.closest('[dir="auto"], bdi, .br-name, [translate="no"], textarea') || isData(trimmed)) return;
    if (!letters.test(trimmed) && /\p{L}{2}/u.test(trimmed.replace(same, '').replace(codes, ''))) faults.push(`not translated: ${kind} "${trimmed.slice(0, 90)}" in ${quote(element)}`);
  };

  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) {
    const widest = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1);
    });
    faults.push(`${over} px wider than the window: ${widest.slice(-2).map((element) => `${quote(element)} ${element.textContent.slice(0, 40)}`).join(', ')}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, a, [role=tab], [role=menuitem], summary, label, legend, h1, h2, h3, th, td, option:checked')) {
    if (!element.checkVisibility() || element.clientWidth <= 2 || getComputedStyle(element).display === 'inline' || element.closest('.br-vh, .br-hidden')) continue;
    // Two pixels are an arrow that moves.
    if (element.scrollWidth > element.clientWidth + 2) faults.push(`cut off: ${quote(element)} "${element.textContent.slice(0, 60)}" ${element.scrollWidth} > ${element.clientWidth} px`);
  }
  for (const element of document.querySelectorAll('p, li, dd, td, h1, h2, h3, h4')) {
    const { width } = element.getBoundingClientRect();
    if (element.textContent.trim().length > 30 && width > 2 && width < 60 && element.checkVisibility() && !element.closest('.br-vh, .br-hidden')) faults.push(`squeezed: ${quote(element)} "${element.textContent.slice(0, 40)}" in ${Math.round(width)} px`);
  }
  for (const element of document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea')) {
    if (!element.checkVisibility()) continue;
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels].map((label) => label.textContent) : [];
    const name = [element.textContent, element.getAttribute('aria-label'), element.getAttribute('title'), ...labels, ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent), ...[...element.querySelectorAll('img, svg title')].map((image) => image.getAttribute('alt') ?? image.textContent)].join('').trim();
    if (name === '') faults.push(`has no name: ${element.outerHTML.slice(0, 100)}`);
  }
  for (const element of document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, option, legend, summary'))
    if (element.checkVisibility() && element.textContent.trim() === '' && !element.querySelector('img, svg, input, .br-sk') && !element.closest('[aria-hidden=true], [aria-live], [role=status]')) faults.push(`empty: ${quote(element)} in ${quote(element.parentElement ?? element)}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName)) judge(node.textContent ?? '', 'text', parent);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (value.trim() === '' && name !== 'alt') faults.push(`empty: ${name} of ${quote(element)}`);
      judge(value, name, element);
    }
  }
  if (!isWhole) return [...new Set(faults)]; // the head has no place for another language
  judge(document.title, 'title', root);
  judge(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '', 'description', root);
  return [...new Set(faults)];
}
