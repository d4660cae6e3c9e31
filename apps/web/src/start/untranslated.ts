import { readUntranslated } from './untranslated-texts.ts';

const named = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/**
 * Says on the page which words are in the source language: screen readers pronounce them rightly, and hyphenation knows.
 * Words are single texts and stand anywhere, so they are found where they are shown. Only a language with gaps loads this.
 */
export function markUntranslated(texts: readonly string[], language: string, root: HTMLElement = document.body): () => void {
  const isUntranslated = readUntranslated(texts);
  const marked = new WeakSet<Element>();

  function judge(element: Element): void {
    if (element.hasAttribute('lang') && !marked.has(element)) return; // a document says so itself
    const isForeign = speaksOnly(isUntranslated, element) && element.parentElement?.closest('[lang]')?.getAttribute('lang') !== language;
    if (isForeign === marked.has(element)) return;
    if (isForeign) marked.add(element);
    else marked.delete(element);
    if (isForeign) element.setAttribute('lang', language);
    else element.removeAttribute('lang');
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) judge(element);
      if (type === 'childList') for (const node of addedNodes) if (node instanceof Element) judgeAll(node);
    }
  });
  const judgeAll = (element: Element) => [element, ...element.querySelectorAll('*')].forEach(judge);
  judgeAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: [...named] });
  return () => observer.disconnect();
}

/** Whether an element has words of its own, and all words within are untranslated; of one without text, its name. */
function speaksOnly(isUntranslated: (text: string) => boolean, element: Element): boolean {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ''));
  if (own.length > 0) return textsWithin(element).every(isUntranslated);
  if (/\p{L}/u.test(element.textContent)) return false;
  const names = named.flatMap((name) => element.getAttribute(name) ?? []).filter((name) => /\p{L}/u.test(name));
  return names.length > 0 && names.every(isUntranslated);
}

function textsWithin(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node.nodeValue ?? '').trim());
  return texts.filter((text) => /\p{L}/u.test(text));
}
