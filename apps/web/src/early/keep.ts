import { isAway } from './away.ts';
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
    if ((target as Element).hasAttribute('data-sent')) return event.preventDefault(); // nothing is sent twice
    if (isAway(target as HTMLFormElement)) return event.preventDefault(); // forms are submitted
    (target as Element).toggleAttribute('data-sent', true);
    sendOrigin(target as HTMLFormElement); // forms are submitted
    keepAddress(target as HTMLFormElement);
  });
  addEventListener('beforeunload', () => document.documentElement.setAttribute('data-left', String(performance.now()))); // as theme.mjs, which these pages do without
  addEventListener('pageshow', ({ persisted }) => persisted && document.querySelector('[data-sent]')?.removeAttribute('data-sent'));
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
