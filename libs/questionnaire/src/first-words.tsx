import { useId, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { limits } from '@bridge/model';
import { TextInput } from './parts/text-input.tsx';

type FirstWordsProps = {
  words: { prompt: string; placeholder?: string | undefined; start: string };
  /** Said until there is a word. */
  wait: string;
  text: string;
  onText: (text: string) => void;
  onStart: () => void;
  /** The dialog around it: the way on goes to its foot. */
  children: (form: ReactNode, foot: ReactNode) => ReactNode;
};

/** What comes before the questions: a wish in one's own words. It is left with a few words only. */
export function FirstWords({ words, wait, text, onText, onStart, children }: FirstWordsProps) {
  const id = useId();
  const hasWords = text.trim() !== '';
  const foot = (
    <span className="br-foot-end">
      <span className="br-small br-muted" id={`${id}wait`} role="status">
        {hasWords ? '' : wait}
      </span>
      <Button size="3" type="submit" form={`${id}form`} aria-disabled={!hasWords || undefined} aria-describedby={`${id}wait`}>
        {words.start}
      </Button>
    </span>
  );
  const form = (
    <form
      id={`${id}form`}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasWords) onStart();
      }}
    >
      <TextInput label={words.prompt} value={text} onText={onText} problems={[]} part="text" placeholder={words.placeholder} maxLength={limits.answerLength} />
    </form>
  );
  return children(form, foot);
}
