import { AlertDialog, Button } from '@radix-ui/themes';
import { useState, useSyncExternalStore } from 'react';
import { useUiWords } from '../words/words-provider.tsx';
import { notices } from './notices.ts';
import { useBackCloses } from './back-closes.ts';
import { useHastyPress } from './hasty-press.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Draws the notices, one after another. Part of `<Toaster />`. */
export function NoticeDialog() {
  const [first] = useSyncExternalStore(notices.subscribe, notices.get, notices.get);
  const { ok } = useUiWords();
  const focus = useFocusReturn();
  useHastyPress();
  useBackCloses(first !== undefined, () => first?.close());
  // The last text stays while the dialog fades out
  const [text, setText] = useState('');
  if (first && first.text !== text) setText(first.text);
  return (
    <AlertDialog.Root open={first !== undefined} onOpenChange={(isOpen) => !isOpen && first?.close()}>
      <AlertDialog.Content className="br-dialog br-dialog-small" {...focus} aria-describedby={undefined}>
        <div className="br-dialog-body">
          <AlertDialog.Title as="h2" className="br-notice-text" trim="normal" mb="0">
            {text}
          </AlertDialog.Title>
        </div>
        <div className="br-dialog-foot">
          {/* Not Action: an alert dialog gives the focus to its Cancel, and to nothing where it has none. */}
          <AlertDialog.Cancel>
            <Button size="3">{ok}</Button>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
