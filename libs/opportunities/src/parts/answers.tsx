import type { Application } from '@bridge/model';

/** Questions and answers as they were read and written. */
export function AnswersRead({ answers }: { answers: Application['answers'] }) {
  return (
    <dl className="br-answers-read">
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
