import type { ReactNode } from 'react';
import { Dialog } from '@bridge/ui';

type StageProps = { title: string; text?: string; foot?: ReactNode; size?: 'large'; onClose: () => void; children?: ReactNode };

/** One dialog of the survey other than a question. Its X, Esc and a click beside it close the survey. */
export function Stage({ title, text, foot, size, onClose, children }: StageProps) {
  return (
    <Dialog open size={size ?? 'survey'} title={title} description={text} foot={foot} onOpenChange={(open) => !open && onClose()}>
      {children}
    </Dialog>
  );
}
