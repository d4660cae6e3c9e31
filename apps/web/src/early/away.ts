const patience = 60_000; // on a slow line the question waits behind the program's own files, which take most of a minute

/**
 * Whether the server cannot be reached: a form that is sent nevertheless would be gone, with what was typed, for the
 * browser's own error page. The browser knows of a cable that is out, and of nothing behind it: so the server is asked.
 */
export async function isAway(form: HTMLFormElement): Promise<boolean> {
  take(form);
  return !navigator.onLine || !(await Promise.race([hears(), answers()]));
}

/** On a slow line the question waits behind the program's own files: the first of them that comes after it has answered it. */
function hears(): Promise<true> {
  const asked = performance.now();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some((one) => one instanceof PerformanceResourceTiming && one.transferSize > 0 && one.responseEnd > asked)) return;
      observer.disconnect();
      resolve(true);
    });
    observer.observe({ type: 'resource' });
  });
}

async function answers(): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    await fetch('/api/health/live', { method: 'HEAD', cache: 'no-store', signal: late.signal }); // whatever it says, it is there
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The form says that it was not sent, in the place of what the server has refused; the program goes on with that
 * (libs/auth/src/use-early-refusal.ts).
 */
export function sayAway(form: HTMLFormElement): void {
  const box = Object.assign(document.createElement('div'), { className: 'br-note br-note-red br-summary', tabIndex: -1 });
  box.setAttribute('role', 'alert');
  box.append(Object.assign(document.createElement('p'), { className: 'br-label', textContent: form.dataset['away'] ?? '' })); // drawn with it
  form.dataset['refused'] = JSON.stringify({ status: 0, code: 'offline', message: '' });
  form.firstElementChild?.after(box);
  box.focus();
  form.addEventListener('input', () => take(form), { once: true });
}

/** Takes back what was said before: its cause may be gone. */
function take(form: HTMLFormElement): void {
  delete form.dataset['refused'];
  form.querySelector(':scope > [role=alert]')?.remove();
}
