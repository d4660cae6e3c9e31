import { useId } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@bridge/questionnaire';
import { limits } from '@bridge/model';
import type { Survey } from '@bridge/content';
import { Stage } from './stage.tsx';

/** The first screen: a wish in one's own words; what is written becomes the career aspiration. */
export function Envision({
  words,
  text,
  onText,
  onStart,
  onClose,
}: {
  words: Survey['envision'];
  text: string;
  onText: (text: string) => void;
  onStart: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('survey');
  const id = useId();
  const hasWords = text.trim() !== '';
  const start = () => hasWords && onStart();
  return (
    <Stage
      title={words.title}
      onClose={onClose}
      foot={
        <span className="br-foot-end">
          <span className="br-small br-muted" id={`${id}wait`} role="status">
            {hasWords ? '' : t('envision.wait')}
          </span>
          <Button size="3" type="submit" form={`${id}form`} aria-disabled={!hasWords || undefined} aria-describedby={`${id}wait`}>
            {words.start}
          </Button>
        </span>
      }
    >
      <form
        id={`${id}form`}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <TextInput
          label={words.prompt}
          value={text}
          onText={onText}
          problems={[]}
          part="text"
          placeholder={words.placeholder}
          maxLength={limits.answerLength}
        />
      </form>
    </Stage>
  );
}
