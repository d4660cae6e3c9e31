import { ProviderFailure } from './failure.ts';

/** Each piece of a stream comes in an envelope of some hundred bytes: a blueprint takes one to two million. */
export const mostBytes = 4_000_000;

/** fetch that stops reading after so many bytes, follows no redirect and sends nothing of a browser. */
export function boundedFetch(most = mostBytes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' }); // the key goes to the configured address only
    if (!response.body) return response;
    let read = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > most) controller.error(new ProviderFailure(`its answer is larger than ${most} bytes`));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
