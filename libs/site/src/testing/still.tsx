import { themeAttributes } from '@bridge/ui/theme';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import '../site.css';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Puts a page on screen as the server sends it: markup only, no React behind it. */
export function still(element: ReactNode): HTMLElement {
  const html = renderToString(<div {...themeAttributes}>{element}</div>);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const root = document.body.appendChild(document.adoptNode(body.firstElementChild as HTMLElement)); // what was rendered above
  onTestFinished(() => {
    root.remove();
    history.replaceState(null, '', location.pathname);
    document.documentElement.removeAttribute('data-scrolled');
  });
  return root;
}

const isLong = Boolean(import.meta.env['LONG']);
const looks = [[360, isLong ? ['light', 'dark'] : ['light']], [1440, isLong ? ['light', 'dark'] : ['dark']]] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds what is on screen to WCAG 2.2 AA, on a phone and on a desk, in one theme each, with LONG in both, without sideways scroll. */
export async function expectAccessible() {
  document.documentElement.lang = 'en';
  document.title = 'Test';
  const found: string[] = [];
  for (const [width, themes] of looks) {
    await page.viewport(width, 900);
    for (const theme of themes) {
      document.documentElement.className = theme;
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const { violations } = await axe.run(document, { runOnly: tags });
      found.push(...violations.map(({ id, nodes }) => `${width} ${theme}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${width}: scrolls sideways by ${scrollWidth - clientWidth}`);
  }
  document.documentElement.className = 'light';
  expect(found).toEqual([]);
}
