import { DrawingError, openDrawing, type Drawing, type Picture } from '@bridge/share-image';
import { createQueue } from '../core/queue.ts';
import { spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

const kept = 64;
const waiting = 8;

/** Who wants a picture, and whose it is. */
type Wanted = { owner: string; network: string };

/**
 * Pictures of shared blueprints, the last few of them kept. One is drawn at a time and a few wait; whoever comes then is
 * told to come later. Only what has to be drawn counts against the limits.
 */
export function createPictures({ database, rates, report }: Pick<Services, 'database' | 'rates' | 'report'>, drawing: Drawing = openDrawing()) {
  const queue = createQueue(1, waiting);
  const pictures = new Map<string, Promise<Buffer>>();

  async function of(picture: Picture, { owner, network }: Wanted): Promise<Buffer> {
    const key = JSON.stringify(picture);
    const known = pictures.get(key);
    if (known) return known;
    const spendings = [
      { parts: ['picture-network', network], rate: rates.picturesByNetwork },
      { parts: ['picture-owner', owner], rate: rates.picturesByOwner },
    ];
    await spend(database, spendings);
    return unlessBusy(database, spendings, pictures.get(key) ?? begin(key, picture));
  }

  function begin(key: string, picture: Picture): Promise<Buffer> {
    const begun = queue.enter(() => drawing.draw(picture)).catch((error: unknown) => {
      pictures.delete(key);
      if (!(error instanceof DrawingError)) throw error;
      report(error);
      throw new Refusal('unavailable', { retryAfter: 30 });
    });
    if (pictures.size >= kept) pictures.delete(pictures.keys().next().value ?? key); // the oldest
    pictures.set(key, begun);
    return begun;
  }

  async function close(): Promise<void> {
    queue.close();
    await drawing.close();
  }
  return { of, close };
}
