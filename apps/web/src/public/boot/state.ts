import { setCookie } from '@bridge/client/set-cookie';

const root = document.documentElement;
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

/** Says on <html> who reads (somebody signed in or not) and in which colours, as the server does where it sees the cookies. */
export function showState(): void {
  const chosen = cookie('theme');
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.toggleAttribute('data-in', cookie('authToken') !== undefined);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  for (const button of document.querySelectorAll('.web-colours button')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('value') === (chosen ?? 'system')));
  }
}

/**
 * Follows what other tabs do. A storage event may come before the cookie that was set with it, and a server sets cookies
 * without any; where the browser tells of cookies themselves nothing is missed, elsewhere a page that is looked at again looks again.
 */
export function followState(): void {
  try {
    cookieStore.addEventListener('change', showState);
  } catch {
    addEventListener('storage', () => [0, 500].forEach((wait) => setTimeout(showState, wait))); // there is none, or the browser refuses it
  }
  addEventListener('pageshow', showState);
  document.addEventListener('visibilitychange', showState);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showState);
}

/** The choice of colours at the page's foot, without asking the server. */
export function answerThemeForm(): void {
  document.addEventListener('submit', (event) => {
    const choice = event.submitter?.getAttribute('value');
    if (!(event.target as Element).matches('[action="/theme"]') || !choice) return; // events of a document's forms have elements as targets
    event.preventDefault();
    setCookie('theme', choice, choice === 'system' ? 0 : 31_536_000);
    showState();
  });
}
