import { formAnswers, formProblems, limits, visibleQuestions, type AskedQuestion } from '@bridge/model/forms';
import { fill } from '../../words.ts';
import type { FormWords } from './form-data.ts';
import { placeInstead } from './place-instead.ts';
import { post, type Message } from './post.ts';
import { prefill } from './prefill.ts';
import { problemView } from './problem-view.ts';

/** Checks a form by the rules the server has, sends it, and keeps all that was typed until it has arrived. */
export function liveForm(root: HTMLElement): () => void {
  const form = root.querySelector('form')!;
  const button = form.querySelector<HTMLButtonElement>('button:not([type])')!; // those of the summary have a type
  const sent = root.querySelector<HTMLElement>('[data-sent]')!;
  const toasts = document.getElementById(sent.id.replace(/-sent$/, '-toasts'))!;
  const questions = JSON.parse(form.dataset['questions']!) as AskedQuestion[]; // form-block.tsx wrote them
  const words = JSON.parse(form.dataset['words']!) as FormWords; // likewise
  const view = problemView(form);
  const leaving = new AbortController();
  const submitWord = button.textContent;
  let attempt: { text: string; key: string } | undefined;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const answers = () => formAnswers(questions, new FormData(form));
  const problems = () => formProblems(questions, answers()).map(({ question, part, key, count }) => ({ question, part, text: fill(words.problems[key], { count }) }));

  function submitted(event: Event) {
    event.preventDefault();
    if (!isSending) void submit();
  }

  async function submit() {
    const wrong = problems();
    if (wrong.length > 0) return view.show(words.summary, wrong);
    view.clear();
    busy(true);
    const refusal = await post(form.action, message(), leaving.signal);
    if (leaving.signal.aborted) return;
    busy(false);
    if (refusal) {
      const fields = refusal.fields.map(({ question, text }) => ({ question, text, part: 'text' as const }));
      toast('failed');
      return view.show(refusal.reason === 'refused' ? refusal.message : words[refusal.reason], fields, true);
    }
    attempt = undefined;
    form.hidden = true;
    sent.setAttribute('data-sent', 'now');
    toast('sent');
    sent.focus();
  }

  /** The same words are the same message, however often they have to be sent; other words are another one. */
  function message(): Message {
    const field = (name: string) => String(new FormData(form).get(name) ?? '');
    const content = { answers: answers(), locale: field('_locale'), homepage: field('_homepage') };
    const text = JSON.stringify(content);
    if (attempt?.text !== text) attempt = { text, key: crypto.randomUUID() };
    return { ...content, key: attempt.key };
  }

  function busy(is: boolean) {
    isSending = is;
    button.textContent = is ? words.sending : submitWord;
    button.toggleAttribute('data-busy', is);
    if (is) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  function toast(which: 'sent' | 'failed') {
    for (const one of toasts.querySelectorAll<HTMLElement>('[data-toast]')) one.hidden = one.dataset['toast'] !== which;
    clearTimeout(timer);
    timer = setTimeout(hideToasts, limits.toastDuration);
  }

  function hideToasts() {
    for (const one of toasts.querySelectorAll<HTMLElement>('[data-toast]')) one.hidden = true;
  }

  /** Shows the questions that are asked, and takes back what is no longer wrong. */
  function changed() {
    const asked = new Set(visibleQuestions(questions, answers()).map(({ id }) => id));
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) field.hidden = !asked.has(field.dataset['field']!);
    view.keepOnly(problems());
  }

  const elsewhere = placeInstead(form);
  if (elsewhere) location.replace(elsewhere);
  form.noValidate = true; // the browser's own words know neither the form's language nor all of its rules
  prefill(form);
  changed();
  form.addEventListener('submit', submitted);
  form.addEventListener('input', changed);
  return () => {
    leaving.abort();
    clearTimeout(timer);
    hideToasts();
    view.stop();
    form.removeEventListener('submit', submitted);
    form.removeEventListener('input', changed);
    form.noValidate = false;
    busy(false);
  };
}
