import { useId } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Onboarding } from '@bridge/content';
import { limits } from '@bridge/model';
import { TextInput } from '@bridge/questionnaire';
import { Dialog } from '@bridge/ui';

/** The first screen: what the mentor hopes for. It is left with a few words only. */
export function Welcome({
  words,
  text,
  onText,
  onStart,
  onClose,
}: {
  words: Onboarding['welcome'];
  text: string;
  onText: (text: string) => void;
  onStart: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('onboarding');
  const id = useId();
  const hasWords = text.trim() !== '';
  return (
    <Dialog
      open
      size="survey"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.text}
      foot={
        <span className="br-foot-end">
          <span className="br-small br-muted" id={`${id}wait`} role="status">
            {hasWords ? '' : t('wait')}
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
          if (hasWords) onStart();
        }}
      >
        <TextInput label={words.prompt} value={text} onText={onText} problems={[]} part="text" placeholder={words.placeholder} maxLength={limits.answerLength} />
      </form>
    </Dialog>
  );
}
