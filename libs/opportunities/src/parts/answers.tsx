import type { Application } from '@bridge/model';

/** Questions and answers as they were read and written. */
export function AnswersRead({ answers }: { answers: Application['answers'] }) {
  return (
    <dl className="br-answers-read">
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
