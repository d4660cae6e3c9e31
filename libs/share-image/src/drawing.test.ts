import { expect, onTestFinished, test, vi } from 'vitest';
import { DrawingError, openDrawing } from './drawing.ts';
import { drawPicture } from './picture.ts';

const brand = 'Bridge AI';
const patient = { timeout: 60_000 };
const odd = new URL('./testing/odd-worker.ts', import.meta.url);

const slow = { deadline: 60_000 }; // of a machine that does much else

function drawing(options?: Parameters<typeof openDrawing>[0]) {
  const opened = openDrawing(options);
  onTestFinished(() => opened.close());
  return opened;
}

test('what the thread draws is what would be drawn here', async () => {
  const { draw } = drawing(slow);
  const years = Array.from({ length: 5 }, () => ({ done: 1, total: 4 }));
  for (const picture of [{ title: 'عبد الرحمن', brand }, { title: 'Ada', brand, years }]) expect((await draw(picture)).equals(drawPicture(picture))).toBe(true);
});

test('while a picture is drawn its caller goes on', async () => {
  const { draw } = drawing(slow);
  let turns = 0;
  const going = setInterval(() => (turns += 1), 1);
  await draw({ title: '张伟的职业蓝图'.repeat(40), brand });
  clearInterval(going);
  expect(turns).toBeGreaterThan(5); // drawn here there would be none
});

test.each(['ends', 'fails'])('a drawing that %s is given up, and the next one has a thread of its own', async (title) => {
  const { draw } = drawing({ thread: odd });
  await expect(draw({ title, brand })).rejects.toThrow(title === 'fails' ? 'no ink' : 'its thread ended');
  await expect.poll(() => draw({ title: 'well', brand }).then(String, () => 'not yet'), patient).toBe('well');
});

test('a drawing that hangs is given up after its time', async () => {
  const { draw } = drawing({ thread: odd });
  expect(String(await draw({ title: 'well', brand }))).toBe('well');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hanging = draw({ title: 'hangs', brand });
  vi.advanceTimersByTime(5000);
  await expect(hanging).rejects.toThrow('longer than 5000 ms');
  vi.useRealTimers();
  await expect.poll(() => draw({ title: 'well', brand }).then(String, (error: unknown) => error instanceof DrawingError), patient).toBe('well');
});

test('a thread that nobody wanted for a while ends, and the next picture begins another', async () => {
  const { draw } = drawing({ thread: odd, idle: 0 });
  expect(String(await draw({ title: 'one', brand }))).toBe('one');
  await expect.poll(() => draw({ title: 'two', brand }).then(String, () => 'not yet'), patient).toBe('two');
});
