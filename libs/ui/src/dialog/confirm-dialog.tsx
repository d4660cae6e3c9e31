import { AlertDialog, Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** Asks before something that matters. Esc and `cancel` leave things as they are. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  busy = false,
  danger = false,
}: {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  danger?: boolean;
}) {
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Content className="br-dialog br-dialog-small" {...focus} {...(!text && { 'aria-describedby': undefined })}>
        <div className="br-dialog-body">
          <AlertDialog.Title as="h2" className="br-d3" trim="normal" mb="0">
            {title}
          </AlertDialog.Title>
          {text && <AlertDialog.Description className="br-muted">{text}</AlertDialog.Description>}
        </div>
        <div className="br-dialog-foot">
          <AlertDialog.Cancel>
            <Button variant="outline" size="3">
              {cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button
            size="3"
            color={danger ? 'red' : undefined}
            aria-disabled={busy || undefined}
            data-busy={busy || undefined}
            onClick={() => !busy && onConfirm()}
          >
            {confirm}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
