import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOnce } from '../parts/use-once.ts';
import { showField } from './show-field.ts';
import { TypedNote } from './typed-note.tsx';
import { useTypedForm } from './use-typed-form.ts';

/** A form whose fields are bound by name. A second submit while one is under way is ignored; what was typed stays. */
export function Form<Values extends FieldValues, Context, Sent>({
  form,
  onSubmit,
  className = 'br-form',
  label,
  keep,
  neverKeep,
  children,
}: {
  form: UseFormReturn<Values, Context, Sent>;
  /** `settle` says before the end of sending that what is typed is written down: it is kept no longer, unless it is refused after all or the sign-in ends before. */
  onSubmit: (values: Sent, settle: () => void) => unknown;
  className?: string;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  /** The name under which what is typed outlives Escape, another screen, a reload and the end of a sign-in, until it is sent or the form is reset. */
  keep?: string;
  /** Names of fields of which nothing is kept: secrets, and what is to be said anew. */
  neverKeep?: readonly string[];
  children: ReactNode;
}) {
  const { isTypedBefore, onWritten, onSent } = useTypedForm(keep, form, neverKeep);
  const [submit] = useOnce(async (event: SubmitEvent<HTMLFormElement>) => {
    let isSent = false;
    const { currentTarget } = event; // gone once it was handled
    const stop = form.subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => (isSent = Object.keys(errors).length === 0) }); // of a form that is reset while it is sent nothing else is said
    await form.handleSubmit((values) => onSubmit(values, onWritten))(event).finally(stop);
    onSent(isSent);
    if (!isSent) setTimeout(() => showProblem(currentTarget)); // after the form's own timer, which moves the focus
  });

  function submitOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    return submit(event);
  }

  return (
    <FormProvider {...form}>
      {/* noValidate: our own messages, in the reader's language, instead of the browser's.
          post: sent before the program is there, nothing that was typed stands in an address */}
      <form noValidate method="post" className={className} aria-label={label} onSubmit={submitOnce} onClick={firstClickSends} onMouseDown={keepFieldFocused}>
        {isTypedBefore && <TypedNote />}
        {children}
      </form>
    </FormProvider>
  );
}

// The second click of a double click was meant for the first sending, also where that was answered in between.
function firstClickSends(event: MouseEvent<HTMLFormElement>): void {
  if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault(); // events of a form have elements as targets
}

/** The field that has to be mended; or why all of it was refused, where that stands. */
function showProblem(form: Element): void {
  const focused = document.activeElement;
  const refused = form.querySelector('.br-note-red');
  if (refused && !(focused?.closest('form') === form && focused.matches('[aria-invalid]'))) refused.scrollIntoView({ block: 'nearest' });
  else if (focused?.closest('form')) showField(focused);
}

// Leaving a field may show or remove an error, which moves the button away from under a finger that is already down: the
// press would be lost. So a press leaves the focus in the field where it is; what the button does may move it. Where no
// field has it, the button takes it: a dialog that it opens gives it back.
function keepFieldFocused(event: MouseEvent<HTMLFormElement>): void {
  if (!(event.target as Element).closest('button')) return; // events of a form have elements as targets
  if (event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
