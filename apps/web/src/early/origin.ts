const name = 'origin';

/** Where somebody wanted to go before they had to sign in (start/guards.ts) goes along with a form that is sent before the program is there. */
export function sendOrigin(form: HTMLFormElement): void {
  const { origin } = (history.state ?? {}) as { origin?: unknown }; // the router's, if it was here before
  if (typeof origin !== 'string' || form.elements.namedItem(name)) return;
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value: origin });
  form.append(input);
}

/** A form that was refused has brought it back (apps/api/src/http/refused-form.ts): the program finds it where it has left it. */
export function keepOrigin(): void {
  const origin = document.querySelector<HTMLInputElement>(`#stand-in [name=${name}]`)?.value;
  if (origin) history.replaceState({ ...(history.state as object | null), origin }, '');
}
