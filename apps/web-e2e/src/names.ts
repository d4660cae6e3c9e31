import type { Page } from '@playwright/test';

/**
 * People’s names that stand in the display face, which lacks letters that names have: every name the page marks as one is
 * looked for in all of its texts.
 */
export function namesInDisplayFace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...new Set([...document.querySelectorAll('.br-name')].map((one) => one.textContent.trim()))].filter((name) => name.includes(' ') && name.length < 80);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text = '' } = node;
      const name = names.find((one) => text?.includes(one));
      if (name && parent?.checkVisibility() && /^"?Bricolage/.test(getComputedStyle(parent).fontFamily)) found.add(`"${text?.trim().slice(0, 60)}" has the name of ${name} in the display face`);
    }
    return [...found];
  });
}
