import { AlertDialog, Button } from '@radix-ui/themes';
import { useId, type ReactNode } from 'react';
import { firstClick } from '../parts/first-click.ts';
import { useOnce } from '../parts/use-once.ts';
import { useBackCloses } from './back-closes.ts';
import { useHastyPress } from './hasty-press.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Asks before something that matters, and does it once. Esc, Back and `cancel` leave things as they are; what is being done cannot be left any more, as if it were not. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  danger = false,
  waits,
  children,
}: {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  danger?: boolean;
  /** Why it cannot be confirmed yet, where it cannot; read with the button. */
  waits?: string | undefined;
  /** What is to be read before confirming. */
  children?: ReactNode;
}) {
  const focus = useFocusReturn();
  useHastyPress();
  const [run, isBusy] = useOnce(onConfirm);
  const leave = () => void (isBusy || onCancel());
  useBackCloses(open, leave);
  const why = useId();
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && leave()}>
      <AlertDialog.Content className="br-dialog br-dialog-small" inert={!open} {...focus} {...(!text && { 'aria-describedby': undefined })}>
        <div className="br-dialog-body">
          <AlertDialog.Title as="h2" className="br-d3" trim="normal" mb="0">
            {title}
          </AlertDialog.Title>
          {text && <AlertDialog.Description className="br-muted">{text}</AlertDialog.Description>}
          {children}
        </div>
        <div className="br-dialog-foot">
          <AlertDialog.Cancel>
            <Button variant="outline" size="3" aria-disabled={isBusy || undefined}>
              {cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button
            size="3"
            color={danger ? 'red' : undefined}
            aria-disabled={isBusy || Boolean(waits) || undefined}
            aria-describedby={waits && why}
            data-busy={isBusy || undefined}
            onClick={firstClick(() => void (waits || run()))}
          >
            {confirm}
          </Button>
          {waits && <span id={why} className="br-vh">{waits}</span>}
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
