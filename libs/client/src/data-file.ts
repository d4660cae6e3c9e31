import { limits } from '@bridge/model';
import { loadAnewForGoneFile } from './arrived.ts';

const pauseBefore = 1_000;

/**
 * The JSON of a file that never changes, such as a document of the product. What does not come whole is asked for once more;
 * where it is gone, the page is loaded anew as for a script that is gone, and undefined is answered while that happens.
 */
export async function loadDataFile(address: string): Promise<unknown> {
  try {
    return await read(address);
  } catch (error) {
    if (error instanceof GoneError) {
      if (loadAnewForGoneFile()) return undefined;
      throw error;
    }
    if (!navigator.onLine) throw error;
    await new Promise((over) => setTimeout(over, pauseBefore));
    return read(address);
  }
}

class GoneError extends Error {}

/** Asks as the page's own `<link rel=preload>` has asked: what is on its way already is not asked for twice. */
async function read(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limits.callTimeout) });
  if (answer.status === 404 || answer.status === 410) throw new GoneError(`${address} is gone.`);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json();
}
