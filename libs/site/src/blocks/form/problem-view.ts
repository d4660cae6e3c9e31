export type ShownProblem = { question: string; part: 'options' | 'other' | 'text'; text: string };

/** Shows what is wrong beside each field, and which fields these are in a summary that takes the focus. */
export function problemView(form: HTMLFormElement) {
  const summary = form.querySelector<HTMLElement>('[data-summary]')!;
  const reason = summary.querySelector<HTMLElement>('[data-reason]')!;
  const kept = summary.querySelector<HTMLElement>('[data-kept]')!;
  const lines = [...summary.querySelectorAll<HTMLElement>('li')];
  const fieldOf = (question: string) => form.querySelector<HTMLElement>(`[data-field="${CSS.escape(question)}"]`);

  /** `wasSent`: it had left, so whoever wrote it may fear that it is lost. */
  function show(title: string, problems: readonly ShownProblem[], wasSent = false) {
    clear();
    for (const problem of problems) mark(problem);
    reason.textContent = title;
    kept.hidden = !wasSent;
    for (const line of lines) tell(line, problems.some(({ question }) => question === line.dataset['for']));
    summary.hidden = false;
    summary.focus();
  }

  function clear() {
    summary.hidden = true;
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) unmark(field);
  }

  /** Of what is shown, only what is still wrong; nothing new is said while somebody types. */
  function keepOnly(problems: readonly ShownProblem[]) {
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
      const { box } = errorOf(field);
      if (box.hidden) continue;
      unmark(field);
      const left = problems.find(({ question }) => question === field.dataset['field']);
      if (left) mark(left);
    }
  }

  function mark({ question, part, text }: ShownProblem) {
    const field = fieldOf(question);
    if (!field) return;
    const { box, words } = errorOf(field);
    box.hidden = false;
    words.textContent = text;
    for (const control of controlsOf(field, part)) control.setAttribute('aria-invalid', 'true');
  }

  function tell(line: HTMLElement, isWrong: boolean) {
    line.hidden = !isWrong;
    const field = fieldOf(line.dataset['for']!);
    if (isWrong && field) line.querySelector('button')!.textContent = labelOf(field);
  }

  function lead({ target }: Event) {
    const line = (target as Element).closest<HTMLElement>('li'); // a click's target is an element
    const field = line && fieldOf(line.dataset['for']!);
    if (field) (field.querySelector<Control>('[aria-invalid]') ?? controlsOf(field, 'text')[0])?.focus();
  }
  summary.addEventListener('click', lead);
  const stop = () => summary.removeEventListener('click', lead);

  return { show, clear, keepOnly, stop };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function errorOf(field: HTMLElement) {
  const box = field.querySelector<HTMLElement>(':scope > .br-error')!;
  return { box, words: box.querySelector('span')! };
}

/** The question alone, without what stands beside it. */
function labelOf(field: HTMLElement): string {
  return field.querySelector('label, legend')!.firstChild!.textContent ?? '';
}

function unmark(field: HTMLElement) {
  const { box, words } = errorOf(field);
  box.hidden = true;
  words.textContent = '';
  for (const control of field.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

/** The text that a problem speaks of where there is one beside the options, else what comes first. */
function controlsOf(field: HTMLElement, part: ShownProblem['part']): Control[] {
  const all = [...field.querySelectorAll<Control>('input, textarea, select')].filter((control) => control.checkVisibility());
  const beside = all.filter((control) => control.closest('.br-form-more'));
  if (part !== 'options' && beside.length > 0) return beside;
  return all.slice(0, 1);
}
