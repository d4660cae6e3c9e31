import type { Settings } from '@bridge/model';
import { popupPath, whenAnswered, type PopupAnswer } from './popup-answer.ts';

type Provider = NonNullable<Settings['thirdParty']>;
/** What came of the provider's window. */
export type Outcome = { type: 'token'; idToken: string; nonce: string } | { type: 'refused' | 'blocked' | 'cancelled' };

const grace = 3_000;

/**
 * Opens the provider's window and waits for its answer. Must be called in the click itself: browsers block windows that
 * open later, so this one opens empty and goes to the provider when the nonce is there.
 */
export async function askProvider(provider: Provider, getNonce: () => Promise<string>): Promise<Outcome> {
  const popup = window.open('', 'bridge-third-party', `popup,width=480,height=640,left=${window.screenX + 80},top=${window.screenY + 80}`);
  if (!popup) return { type: 'blocked' };
  const state = crypto.randomUUID();
  const answer = waitFor(popup, state);
  try {
    const nonce = await getNonce();
    popup.location.href = addressAt(provider, { nonce, state });
    const told = await answer.promise;
    if (told === 'closed' || told.error === 'access_denied') return { type: 'cancelled' };
    return told.idToken === undefined ? { type: 'refused' } : { type: 'token', idToken: told.idToken, nonce };
  } finally {
    answer.stop();
    popup.close();
  }
}

function addressAt({ authorizationEndpoint, clientId }: Provider, { nonce, state }: { nonce: string; state: string }): string {
  const address = new URL(authorizationEndpoint);
  const asked = {
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: window.location.origin + popupPath,
    prompt: 'select_account',
    nonce,
    state,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** The answer with our state, or "closed". A window that seems closed may only have been cut off, so a little grace. */
function waitFor(popup: Window, state: string): { promise: Promise<PopupAnswer | 'closed'>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<PopupAnswer | 'closed'>();
  const unhear = whenAnswered((answer) => answer.state === state && resolve(answer));
  let last: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (popup.closed) last ??= setTimeout(() => resolve('closed'), grace);
  }, 250);
  const stop = () => {
    unhear();
    clearInterval(look);
    clearTimeout(last);
  };
  return { promise, stop };
}
