import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Icon } from '../parts/icon.tsx';
import { dismissToast, toasts } from '../toast/toast.ts';
import { useProblemText, useUiWords } from '../words/words-provider.tsx';
import { listProblems } from './list-problems.ts';
import { Refusal } from './refusal.tsx';

/** A field that was refused, which has the focus; what its alert says is read out by itself. */
const isMeant = (focused: Element | null) => focused?.matches('[aria-invalid=true]') && focused.closest('form')?.querySelector('.br-refusal');

/**
 * Which fields keep the form from being sent, each line leading to its field, which says why: nothing is said twice. Takes
 * the focus after a failed submit, but for a field that a refusal speaks of: what is to be typed anew is typed there. With `formOnly`, where one field is all there is, that field says what is its own.
 * A refusal ("root.refused") is a toast that stands here, in the form it speaks of, until it is closed or something is
 * changed: `refusal` is its title.
 */
export function ErrorSummary({ title, formOnly = false, refusal = '' }: { title?: string; formOnly?: boolean; refusal?: string }) {
  const { control, setFocus, watch, clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const { errorSummary } = useUiWords();
  const problem = useProblemText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount === 0) return;
    // After the form's own timer, which moves the focus to the first field in error
    const timer = setTimeout(() => isMeant(document.activeElement) || box.current?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);

  const refused = errors.root?.['refused']?.message;
  useEffect(() => {
    if (!refused) return;
    if (toasts.get()?.variant === 'destructive') dismissToast(); // one error at a time
    const { unsubscribe } = watch(() => clearErrors('root.refused')); // its cause may be gone
    return unsubscribe;
  }, [refused, watch, clearErrors]);
  if (refused) return <Refusal ref={box} title={refusal} text={problem(refused)} onClose={() => clearErrors('root.refused')} />;

  const problems = listProblems(errors).filter(({ name }) => !formOnly || name === undefined);
  const isTold = submitCount > 0 || problems.some(({ name }) => name === undefined); // the form itself may be refused before anybody sent it here
  if (!isTold || problems.length === 0) return null;
  const [only] = problems;
  const isFormsOwn = problems.length === 1 && only?.name === undefined;
  return (
    <div ref={box} className="br-note br-note-red br-summary" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className="br-label">{isFormsOwn ? problem(only?.message ?? '') : (title ?? errorSummary)}</p>
        {!isFormsOwn && (
          <ul role="list">
            {problems.map(({ name, message, label }) => (
              <li key={name ?? message}>
                {name ? (
                  <button type="button" className="br-link" onClick={() => setFocus(name)}>
                    {label ?? problem(message)}
                  </button>
                ) : (
                  problem(message)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
