import { isAway, sayAway } from './away.ts';
import { sendOrigin } from './origin.ts';

/** Notes what the program has to go on with, or to wait for, on the elements themselves: a button that was pressed, a form that is on its way. */
export function keepForProgram(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button'); // clicks come from elements
    for (const one of document.querySelectorAll('#stand-in button')) one.toggleAttribute('data-pressed', one === button && button.type === 'button');
  });
  addEventListener('submit', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target as Element).matches('#stand-in form[method=post]')) return;
    event.preventDefault();
    if (!(target as Element).hasAttribute('data-sent')) void send(target as HTMLFormElement); // forms are submitted; nothing is sent twice
  });
  addEventListener('beforeunload', () => document.documentElement.setAttribute('data-left', String(performance.now()))); // as theme.mjs, which these pages do without
  addEventListener('pageshow', ({ persisted }) => persisted && document.querySelector('[data-sent]')?.removeAttribute('data-sent'));
}

/** Sends the form as the browser would, once it is known that somebody will answer; the program waits for that (give-way.ts). */
async function send(form: HTMLFormElement): Promise<void> {
  form.toggleAttribute('data-sent', true);
  if (await isAway(form)) {
    form.removeAttribute('data-sent');
    return sayAway(form);
  }
  sendOrigin(form);
  keepAddress(form);
  HTMLFormElement.prototype.submit.call(form); // a field may be called "submit"
}

/** The next screen says for which address a code was asked: libs/auth/src/reset/reset-email.ts reads it. */
function keepAddress(form: HTMLFormElement): void {
  if (!location.pathname.endsWith('/forgot-password-request')) return;
  try {
    sessionStorage.setItem('resetEmail', JSON.stringify(String(new FormData(form).get('email')).trim().toLowerCase()));
  } catch {
    // storage is blocked: the next screen does without
  }
}
