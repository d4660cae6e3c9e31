/// <reference types="vite/client" />
import { Theme } from '@radix-ui/themes';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import '../look/radix.css';
import '../look/base.css';
import '../look/app.css';
import { themeProps } from '../theme.ts';
import { Toaster } from '../toast/toaster.tsx';
import { UiWordsProvider } from '../words/words-provider.tsx';

// The words the product has: a key missing from them fails every test here
const files = import.meta.glob<Record<string, string>>('../../../../content/interface/common.json', { eager: true, import: 'default' });
const [words = {}] = Object.values(files);

/** Draws a part as the product does: in the theme, with its words and its toaster. */
export function show(element: ReactNode) {
  return render(inProduct(element));
}

/** The element with all that surrounds it in the product. */
export function inProduct(element: ReactNode) {
  const problem = (key: string) => (key === 'required' ? 'Please fill this in.' : key);
  return (
    <Theme {...themeProps}>
      <UiWordsProvider words={words} problem={problem}>
        <main>{element}</main>
        <Toaster />
      </UiWordsProvider>
    </Theme>
  );
}

/** Waits for what moves once; the pulse of a skeleton never ends. */
export async function settled() {
  const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks what is on screen against WCAG 2.2 AA, in the light and in the dark theme. */
export async function expectAccessible() {
  for (const theme of ['light', 'dark']) {
    document.documentElement.className = theme;
    document.documentElement.lang = 'en';
    document.title = 'Test';
    await settled();
    const { violations } = await axe.run(document, { runOnly: tags });
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    expect(found).toEqual([]);
  }
  document.documentElement.className = 'light';
}
