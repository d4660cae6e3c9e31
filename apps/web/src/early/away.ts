/**
 * Whether there is no network: a form that is sent nevertheless would be gone, with what was typed, for the browser's own
 * error page. The form says so instead, in the place of what the server has refused; the program goes on with that
 * (libs/auth/src/use-early-refusal.ts).
 */
export function isAway(form: HTMLFormElement): boolean {
  take(form);
  if (navigator.onLine) return false;
  const box = Object.assign(document.createElement('div'), { className: 'br-note br-note-red br-summary', tabIndex: -1 });
  box.setAttribute('role', 'alert');
  box.append(Object.assign(document.createElement('p'), { className: 'br-label', textContent: form.dataset['away'] ?? '' })); // drawn with it
  form.dataset['refused'] = JSON.stringify({ status: 0, code: 'offline', message: '' });
  form.firstElementChild?.after(box);
  box.focus();
  form.addEventListener('input', () => take(form), { once: true });
  return true;
}

/** Takes back what was said before: its cause may be gone. */
function take(form: HTMLFormElement): void {
  delete form.dataset['refused'];
  form.querySelector(':scope > [role=alert]')?.remove();
}
