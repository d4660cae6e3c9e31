import type { ReactNode } from 'react';
import { useFormWords } from './form-words.ts';

type Fields = Record<string, unknown>;

/** What a document looks like that no page shows by itself: questions, mails, milestones, in the language of its texts. Undefined for all others. */
export function drawn(file: string, value: unknown): ReactNode {
  if (!isFields(value)) return undefined;
  if (/^(?:surveys|onboarding|forms)\//.test(file)) return <Questions document={value} />;
  if (file === 'messages/mails.json') return <Mails document={value} />;
  if (file.startsWith('blueprint/milestones/')) return <Milestones document={value} />;
  return undefined;
}

function Questions({ document }: { document: Fields }) {
  const phases = 'phases' in document ? listOf(document['phases']) : [document];
  return phases.map((phase, index) => (
    <section key={textOf(phase['id']) || index} className="wb-drawn">
      <h3>
        <Said text={[phase['label'], phase['title']].map(textOf).filter(Boolean).join(': ')} />
      </h3>
      {textOf(phase['description']) && <p>{textOf(phase['description'])}</p>}
      {listOf(phase['questions']).map((question) => (
        <Question key={textOf(question['id'])} question={question} />
      ))}
      <Actions said={textOf(phase['start']) || textOf(phase['submit'])} />
    </section>
  ));
}

function Question({ question }: { question: Fields }) {
  const words = useFormWords();
  const options = listOf(question['options']);
  const type = textOf(question['type']);
  const place = `drawn-${textOf(question['id'])}`;
  const control = type === 'radio' ? 'radio' : 'checkbox';
  return (
    <fieldset className="wb-group">
      <legend>
        <Said text={textOf(question['prompt'])} />
      </legend>
      {textOf(question['help']) && <p className="br-help">{textOf(question['help'])}</p>}
      {type === 'dropdown' && (
        <div className="br-select">
          <select aria-label={textOf(question['prompt'])}>
            <option>{textOf(question['placeholder']) || words.choose}</option>
            {options.map((option) => (
              <option key={textOf(option['id'])}>{textOf(option['label'])}</option>
            ))}
          </select>
        </div>
      )}
      {['radio', 'multi-select'].includes(type) &&
        options.map((option) => (
          <label key={textOf(option['id'])} className="wb-check">
            <input type={control} name={place} />
            {textOf(option['label'])}
          </label>
        ))}
      {type === 'text' && <textarea aria-label={textOf(question['prompt'])} rows={Number(question['rows'] ?? 2)} placeholder={textOf(question['placeholder'])} />}
      {question['showIf'] !== undefined && <p className="br-help">{words.drawnIf}</p>}
    </fieldset>
  );
}

function Mails({ document }: { document: Fields }) {
  const mails = Object.entries(document).flatMap(([name, mail]) => (isFields(mail) && 'subject' in mail ? [{ name, subject: textOf(mail['subject']), body: textOf(mail['body']) }] : []));
  return mails.map(({ name, subject, body }) => (
    <article key={name} className="wb-drawn" aria-label={name}>
      <h3>
        <Said text={subject} />
      </h3>
      {body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="wb-mail">
          <Said text={paragraph} />
        </p>
      ))}
    </article>
  ));
}

function Milestones({ document }: { document: Fields }) {
  const words = useFormWords();
  const entries = listOf(document['milestones']);
  const years = [...new Set(entries.flatMap(({ years: own }) => (Array.isArray(own) ? own.map(Number) : [])))].sort((one, other) => one - other);
  return years.map((year) => (
    <section key={year} className="wb-drawn">
      <h3>{words.drawnYear(year)}</h3>
      <ul className="wb-list">
        {entries.filter(({ years: own }) => Array.isArray(own) && own.includes(year)).map((entry) => (
          <li key={textOf(entry['id'])}>
            <Said text={textOf(entry['text'])} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Actions({ said }: { said: string }) {
  return said === '' ? null : <p className="wb-drawn-action">{said}</p>;
}

/** A text with its names in braces marked: something else will stand there. */
function Said({ text }: { text: string }) {
  return text.split(/(\{\{[^{}]*\}\}|\{[^{}]*\})/).map((part, index) => (/^\{/.test(part) ? <mark key={index}>{part.replace(/[{}]/g, '')}</mark> : part));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
