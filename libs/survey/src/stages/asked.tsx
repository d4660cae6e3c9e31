import { useId, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { OptionRow, Options } from '@bridge/questionnaire';
import type { AskedBack, Said } from '@bridge/model';
import { Stage } from './stage.tsx';

type Props = { questions: readonly AskedBack[]; busy: boolean; onAnswer: (said: Record<string, Said>) => void; onClose: () => void };

/** What the answers leave unsure, asked shortly before the plan is made; whatever stays open is skipped. */
export function Asked({ questions, busy, onAnswer, onClose }: Props) {
  const { t } = useTranslation('survey');
  const [said, setSaid] = useState<Record<string, Said>>({});
  const send = () => onAnswer(Object.fromEntries(questions.map(({ id }) => [id, said[id] ?? 'skip'])));
  return (
    <Stage
      title={t('asked.title')}
      text={t('asked.text')}
      onClose={onClose}
      foot={
        <span className="br-foot-end">
          <span className="br-small br-muted" role="status">
            {busy ? t('sending') : ''}
          </span>
          <Button size="3" aria-disabled={busy || undefined} data-busy={busy || undefined} onClick={busy ? undefined : send}>
            {t('asked.go')}
          </Button>
        </span>
      }
    >
      <div className="br-stack">
        {questions.map((question) => (
          <Question key={question.id} question={question} said={said[question.id]} onSay={(value) => setSaid((before) => ({ ...before, [question.id]: value }))} />
        ))}
      </div>
    </Stage>
  );
}

function Question({ question: { text, quote, yes, no }, said, onSay }: { question: AskedBack; said: Said | undefined; onSay: (said: Said) => void }) {
  const { t } = useTranslation('survey');
  const id = useId();
  const choices = { yes, no, skip: t('asked.skip') };
  return (
    <section>
      <h3 className="br-d4" id={id}>
        {text}
      </h3>
      {quote !== undefined && (
        <p className="br-small br-muted" id={`${id}quote`}>
          {t('asked.quote')} <q dir="auto">{quote}</q>
        </p>
      )}
      <Options labelledBy={id} describedBy={quote === undefined ? undefined : `${id}quote`} problems={[]}>
        {(['yes', 'no', 'skip'] as const).map((value) => (
          <OptionRow key={value} type="radio" name={id} checked={said === value} onChange={() => onSay(value)}>
            {choices[value]}
          </OptionRow>
        ))}
      </Options>
    </section>
  );
}
