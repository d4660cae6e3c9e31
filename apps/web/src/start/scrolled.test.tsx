import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { standInId } from '../stand-in/data.ts';
import { drawProduct } from '../testing/draw.tsx';

/** The page as it stands before the program is there, twice as high as its window, and somebody who has scrolled it. */
function scrolledPage(to: number): void {
  const standIn = document.createElement('div');
  standIn.id = standInId;
  standIn.style.height = '1600px';
  document.body.prepend(standIn);
  onTestFinished(() => standIn.remove());
  window.scrollTo(0, to);
}

test.each([0, 300])('whoever has scrolled %d px before the program is there is still there when it has drawn its page', async (to) => {
  await page.viewport(360, 800);
  scrolledPage(to);
  const { screen } = await drawProduct('/signup?role=TALENT', { width: 360 });
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  expect(window.scrollY).toBe(to);
});
