import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError, FieldHelp, useProblemText } from '@bridge/ui';
import { boxesOf, codeLength, emptied, eraseBefore, isFilled, shownIn, typeInto, type Edit } from './code-boxes.ts';

/** Four boxes of one digit each that act as one field. Sends its form by itself when the code is complete. */
export function CodeField({ name, label, help }: { name: string; label: string; help: string }) {
  const { t } = useTranslation('auth');
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const problem = useProblemText();
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const sentByItself = useRef('');
  const boxes = boxesOf(field.value ?? '');
  const error = fieldState.error?.message;

  function take(edit: Edit, at: number) {
    if (boxes.trim() === '') sentByItself.current = ''; // begun anew
    field.onChange(edit.boxes);
    inputs.current[edit.focus]?.focus();
    inputs.current[edit.focus]?.select();
    // Once for each code, and only when it becomes complete: correcting a refused one must not cost a try for each digit.
    const completed = !isFilled(boxes) || edit.isWhole || at === codeLength - 1;
    if (!completed || !isFilled(edit.boxes) || edit.boxes === sentByItself.current) return;
    sentByItself.current = edit.boxes;
    inputs.current[0]?.form?.requestSubmit();
  }

  function press(event: KeyboardEvent, at: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      inputs.current[at + step]?.focus();
    } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault(); // typed over the same digit, the box would not notice
      take(typeInto(emptied(boxes, at), at, event.key), at);
    } else if (event.key === 'Backspace' && shownIn(boxes, at) === '') {
      event.preventDefault();
      take(eraseBefore(boxes, at), at);
    }
  }

  function paste(event: ClipboardEvent, at: number) {
    event.preventDefault();
    take(typeInto(boxes, at, event.clipboardData.getData('text')), at);
  }

  return (
    <fieldset className="br-field auth-code" aria-describedby={`${id}help`}>
      <legend className="br-label">{label}</legend>
      <div dir="ltr">
        {Array.from({ length: codeLength }, (_, at) => (
          <input
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
              if (at === 0) field.ref(input);
            }}
            autoFocus={at === 0} // drawn by the build, too: an effect would come while the program is still out of sight
            className="auth-digit br-num"
            name={name}
            aria-label={t('verify.digit', { place: at + 1, total: codeLength })}
            aria-invalid={error ? true : undefined}
            aria-required
            aria-describedby={error ? `${id}error` : undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={shownIn(boxes, at)}
            onInput={(event) => take(typeInto(boxes, at, event.currentTarget.value), at)} // a change to the same digit is none for React
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => press(event, at)}
            onPaste={(event) => paste(event, at)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <FieldHelp id={`${id}help`}>{help}</FieldHelp>
      <FieldError id={error ? `${id}error` : undefined}>{error && problem(error)}</FieldError>
    </fieldset>
  );
}
