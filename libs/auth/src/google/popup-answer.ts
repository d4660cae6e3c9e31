import { openChannel } from '@bridge/client';
import * as v from 'valibot';

/** Where the provider's window comes back to: the redirect address that is registered with the provider. */
export const popupPath = '/sign-in/popup';

const answerSchema = v.object({ type: v.literal('bridge:third-party'), state: v.string(), idToken: v.optional(v.string()), error: v.optional(v.string()) });
export type PopupAnswer = v.InferOutput<typeof answerSchema>;

const channelName = 'bridge-third-party';

/** In the provider's window, back on this site: takes the answer out of the address and hands it to the page that asked. */
export function handOverAnswer(): void {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  // The token is neither left in the address bar nor in the history. The router's state is kept.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const answer: PopupAnswer = { type: 'bridge:third-party', state: fragment.get('state') ?? '', ...optional('idToken', fragment.get('id_token')), ...optional('error', fragment.get('error')) };
  // A browser that has cut the tie between the two windows still lets pages of one site speak on a channel.
  if (window.opener) (window.opener as Window).postMessage(answer, window.location.origin);
  else openChannel(channelName)?.postMessage(answer);
  window.close();
}

/** In the page that asked: calls back with each answer of a window of this site. Answers how to stop. */
export function whenAnswered(take: (answer: PopupAnswer) => void): () => void {
  const channel = openChannel(channelName);
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin) return;
    const answer = v.safeParse(answerSchema, event.data);
    if (answer.success) take(answer.output);
  };
  window.addEventListener('message', hear);
  channel?.addEventListener('message', hear);
  return () => {
    window.removeEventListener('message', hear);
    channel?.close();
  };
}

function optional<Key extends string>(key: Key, value: string | null): { [name in Key]?: string } {
  return value === null ? {} : ({ [key]: value } as { [name in Key]?: string }); // the key is this one
}
