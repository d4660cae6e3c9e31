import { holds } from '../blocks/opportunities/explore.ts';
import { plural } from '../words.ts';

/** Searches the cards of a category as one types, and keeps what was typed in the address. */
export function explorer(root: HTMLElement): () => void {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const found = root.querySelector<HTMLElement>('[data-found]')!;
  const none = root.querySelector<HTMLElement>('[data-none]')!;
  const cards = [...root.querySelectorAll<HTMLElement>('[data-text]')].filter((card) => !card.closest('[data-posts]'));
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-category]')];
  const forms = JSON.parse(found.dataset['found'] ?? '') as Parameters<typeof plural>[0]; // written by explorer.tsx
  const locale = document.documentElement.lang;

  function show() {
    for (const card of cards) {
      const isOver = Date.now() >= Number(card.dataset['until'] ?? Infinity);
      card.hidden = isOver || !holds(card.dataset['text'] ?? '', input.value);
    }
    const count = cards.filter((card) => !card.hidden).length;
    found.textContent = plural(forms, count, locale);
    none.hidden = count > 0;
    for (const link of links) link.search = query();
  }
  const query = () => (input.value.trim() ? `?${new URLSearchParams({ q: input.value.trim() }).toString()}` : '');
  function typed() {
    show();
    history.replaceState(history.state, '', location.pathname + query() + location.hash);
  }
  function sent(event: Event) {
    event.preventDefault();
    typed();
  }
  function read() {
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    show();
  }

  // What was typed before this ran counts; else what the address says.
  if (input.value) typed();
  else read();
  input.addEventListener('input', typed);
  form.addEventListener('submit', sent);
  addEventListener('popstate', read);
  return () => {
    input.removeEventListener('input', typed);
    form.removeEventListener('submit', sent);
    removeEventListener('popstate', read);
  };
}
