import { FieldError, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** One of a few, each in a box with a line of explanation: native radio buttons in the dress of `br-choice`. */
export function ChoiceField({
  name,
  label,
  hideLabel,
  options,
}: Pick<FieldProps, 'name' | 'label' | 'hideLabel'> & {
  options: readonly { value: string; label: string; text?: string }[];
}) {
  const field = useField({ name, help: undefined, required: undefined });
  const { id, ...input } = field.input;
  return (
    <fieldset className="br-field br-choices br-choices-rows" aria-describedby={field.errorId}>
      <legend className={hideLabel ? 'br-vh' : 'br-label'}>{label}</legend>
      {/* Above them: the focus goes to the first, and on a phone the last may be out of sight */}
      <FieldError id={field.errorId}>{field.error}</FieldError>
      {options.map((option, i) => (
        <label key={option.value} className="br-choice">
          <input type="radio" className="br-check-input" {...input} id={i === 0 ? id : undefined} value={option.value} />
          <b>{option.label}</b>
          {option.text && <span className="br-small br-muted">{option.text}</span>}
        </label>
      ))}
    </fieldset>
  );
}
