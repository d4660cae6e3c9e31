type Kept = { target: HTMLElement; form: HTMLFormElement | undefined };

/**
 * Loads React where a `[data-live]` control or form is about to be used, and loses no tap meanwhile: what is tapped or sent
 * is held back, marked busy, and done again once the modules are there. Links are never held back.
 */
export function keepTaps(modules: readonly string[]): void {
  if (modules.length === 0) return;
  const kept: Kept[] = [];
  let loading: Promise<void> | undefined;
  let isReplaying = false;

  const liveOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-live]') : null);
  const hope = (event: Event) => void (liveOf(event) && load());
  const listeners = { pointerover: hope, pointerdown: hope, focusin: hope, keydown: hope, click: keep, submit: keep };
  const each = (work: (type: string, listener: (event: Event) => void) => void) => Object.entries(listeners).forEach(([type, listener]) => work(type, listener));
  each((type, listener) => document.addEventListener(type, listener, true));

  function keep(event: Event) {
    const live = liveOf(event);
    const form = live instanceof HTMLFormElement ? live : undefined;
    if (!live || isReplaying || (form && event.type === 'click')) return; // the browser checks a form first, then submits it
    event.preventDefault();
    event.stopImmediatePropagation();
    const target = ((event as SubmitEvent).submitter as HTMLElement | null | undefined) ?? live; // a click has no submitter
    target.setAttribute('aria-busy', 'true');
    kept.push({ target, form });
    load();
  }

  /** Fetched all at once, evaluated one after the other so that no task is long. */
  function load() {
    loading ??= evaluate(modules).then(replay, giveUp);
  }

  /** One in each task: several clicks in one would meet the state before the first. */
  function replay() {
    const next = kept.shift();
    if (!next) return each((type, listener) => document.removeEventListener(type, listener, true));
    const { target, form } = next;
    target.removeAttribute('aria-busy');
    isReplaying = true;
    if (form) form.requestSubmit(target === form ? null : target);
    else target.click();
    isReplaying = false;
    setTimeout(replay);
  }

  /** Without the modules a form goes to the server as it is; a button waits for the next tap. */
  function giveUp(fault: unknown) {
    loading = undefined;
    for (const { target, form } of kept.splice(0)) {
      target.removeAttribute('aria-busy');
      form?.submit();
    }
    console.error(fault);
  }
}

async function evaluate(modules: readonly string[]): Promise<void> {
  for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  let start: Promise<void> | undefined;
  for (const url of modules) {
    ({ start } = (await import(/* @vite-ignore */ url)) as { start?: Promise<void> }); // the last one says when it has taken over
    await new Promise((next) => setTimeout(next));
  }
  await start;
}
