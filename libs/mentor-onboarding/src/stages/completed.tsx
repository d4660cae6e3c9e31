import { Button } from '@radix-ui/themes';
import type { Onboarding } from '@bridge/content';
import { Bridge, Dialog } from '@bridge/ui';

const built = { done: 5, total: 5 };

/** The last screen: the profile is on its way to verification. */
export function Completed({ words, onFinish }: { words: Onboarding['completion']; onFinish: () => void }) {
  return (
    <Dialog
      open
      size="survey"
      onOpenChange={(isOpen) => !isOpen && onFinish()}
      title={words.title}
      description={words.text}
      foot={
        <span className="br-foot-end">
          <Button size="3" onClick={onFinish}>
            {words.action}
          </Button>
        </span>
      }
    >
      <Bridge years={[built, built, built]} />
    </Dialog>
  );
}
