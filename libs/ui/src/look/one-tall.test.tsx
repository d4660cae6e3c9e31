import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';

test.each([768, 1440])('where one of three cards is tall, the two others stand beside it and none is half empty, at %d pixels', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 720));
  await show(
    <div className="br-g3 br-g3-one-tall" style={{ gap: 24 }}>
      {[400, 80, 200].map((height) => (
        <section key={height} className="br-card">
          <div style={{ height }}>Card</div>
        </section>
      ))}
    </div>,
  );
  const [tall, second, third] = [...document.querySelectorAll('.br-card')].map((card) => card.getBoundingClientRect());
  expect([second?.left, second?.top, third?.left]).toEqual([third?.left, tall?.top, second?.left]);
  expect(third?.top).toBe((second?.bottom ?? 0) + 24);
  expect(third?.bottom).toBe(tall?.bottom);
});
