import type { Question } from '@bridge/content';
import { listedOptions, longestText, otherName, otherValue, takesOther, textName, limits } from '@bridge/model/forms';
import { Icon } from '@bridge/ui/drawings';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { useSite } from '../../site.tsx';
import { Suggestions } from './suggestions.tsx';

type FieldProps<Type extends Question['type'] = Question['type']> = { question: Extract<Question, { type: Type }>; id: string };
/** What every control of a field has. A question that may be hidden is not required of who cannot see it: the server asks. */
type Native = { name: string; required?: boolean; 'aria-describedby': string };

/** One question of a form, by the browser's own controls. */
export function FormField({ question, id }: FieldProps) {
  const native: Native = {
    name: question.id,
    ...(question.required && !question.showIf && { required: true }),
    'aria-describedby': [`${id}-error`, question.help && `${id}-help`].filter(Boolean).join(' '),
  };
  if (question.type === 'text') return <Text question={question} id={id} native={native} />;
  if (question.type === 'dropdown') return <Dropdown question={question} id={id} native={native} />;
  return <Choices question={question} id={id} native={native} />;
}

function Text({ question, id, native }: FieldProps<'text'> & { native: Native }) {
  const list = suggested(question.id) ? `${id}-list` : undefined;
  const common = { ...native, id, placeholder: question.placeholder, minLength: question.minLength, maxLength: longestText(question), autoComplete: question.autoComplete };
  return (
    <Labelled question={question} id={id}>
      {question.rows ? (
        <TextArea {...common} rows={question.rows} />
      ) : (
        <TextInput {...common} {...inputOf(question.input)} list={list} data-prefill={prefilled(question.id) ? '' : undefined} />
      )}
      {list && <Suggestions of={question.id} id={list} />}
    </Labelled>
  );
}

/** Web addresses are no type="url": that one refuses an address without "https://". */
function inputOf(input: Extract<Question, { type: 'text' }>['input']): InputHTMLAttributes<HTMLInputElement> {
  if (input === 'url') return { inputMode: 'url', autoCapitalize: 'none', spellCheck: false };
  if (input === 'amount') return { inputMode: 'decimal' };
  return input === 'email' || input === 'tel' ? { type: input } : {};
}

/** Questions whose answer a link may bring along: /careers?opening=… */
const suggested = (question: string) => question === 'opening' || question === 'opportunity';
const prefilled = (question: string) => suggested(question) || question === 'subject';

function Dropdown({ question, id, native }: FieldProps<'dropdown'> & { native: Native }) {
  const words = useSite().words.form;
  return (
    <Labelled question={question} id={id}>
      <div className="br-select">
        <select id={id} {...native}>
          <option value="">{question.placeholder ?? words.select}</option>
          {listedOptions(question).map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
          {takesOther(question) && (
            <option value={otherValue} data-more="other">
              {words.other}
            </option>
          )}
        </select>
      </div>
      {takesOther(question) && <Other question={question.id} id={id} />}
    </Labelled>
  );
}

function Choices({ question, id, native: { required, ...native } }: FieldProps<'radio' | 'multi-select'> & { native: Native }) {
  const words = useSite().words.form;
  const type = question.type === 'radio' ? 'radio' : 'checkbox';
  const followUp = question.type === 'radio' ? question.followUp : undefined;
  const options = listedOptions(question).map((option) => ({ ...option, more: followUp?.when.includes(option.id) ? 'text' : undefined }));
  const other = takesOther(question) ? [{ id: otherValue, label: words.other, more: 'other' }] : [];
  return (
    <fieldset className="br-field br-form-choices" data-field={question.id} aria-describedby={native['aria-describedby']} suppressHydrationWarning>
      <legend className="br-label">
        <Prompt question={question} />
      </legend>
      {[...options, ...other].map((option, index) => (
        <label key={option.id} className="br-check">
          <input type={type} className="br-native" id={index === 0 ? id : undefined} name={question.id} value={option.id} required={type === 'radio' && required} data-more={option.more} />
          <span>{option.label}</span>
        </label>
      ))}
      {other.length > 0 && <Other question={question.id} id={id} />}
      {followUp && (
        <div className="br-field br-form-more" data-for="text">
          <label htmlFor={`${id}-text`}>{followUp.label}</label>
          <TextInput id={`${id}-text`} name={textName(question.id)} maxLength={longestText(question)} aria-describedby={native['aria-describedby']} />
        </div>
      )}
      <Below question={question} id={id} />
    </fieldset>
  );
}

function Other({ question, id }: { question: string; id: string }) {
  const { specify } = useSite().words.form;
  return (
    <div className="br-form-more" data-for="other">
      <TextInput name={otherName(question)} aria-label={specify} placeholder={specify} maxLength={limits.otherLength} aria-describedby={`${id}-error`} />
    </div>
  );
}

function Labelled({ question, id, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="br-field" data-field={question.id} suppressHydrationWarning>
      <label htmlFor={id}>
        <Prompt question={question} />
      </label>
      {children}
      <Below question={question} id={id} />
    </div>
  );
}

function Prompt({ question }: { question: Question }) {
  const { optional } = useSite().words.form;
  return (
    <>
      {question.prompt}
      {!question.required && <span className="br-optional"> ({optional})</span>}
    </>
  );
}

/** Help, and the place for what is wrong: words and an icon, never colour alone. */
function Below({ question, id }: FieldProps) {
  return (
    <>
      {question.help && (
        <p id={`${id}-help`} className="br-help">
          {question.help}
        </p>
      )}
      <p id={`${id}-error`} className="br-error" hidden suppressHydrationWarning>
        <Icon name="warning" />
        <span suppressHydrationWarning />
      </p>
    </>
  );
}

function TextInput(props: InputHTMLAttributes<HTMLInputElement> & { 'data-prefill'?: string | undefined }) {
  return (
    <div className="rt-TextFieldRoot rt-r-size-3 rt-variant-surface">
      <input className="rt-reset rt-TextFieldInput" {...props} />
    </div>
  );
}

function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <div className="rt-TextAreaRoot rt-r-size-3 rt-variant-surface">
      <textarea className="rt-reset rt-TextAreaInput" {...props} />
    </div>
  );
}
