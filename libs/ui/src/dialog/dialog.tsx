import { Dialog as RadixDialog } from '@radix-ui/themes';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { useBackCloses } from './back-closes.ts';
import { useHastyPress } from './hasty-press.ts';
import { isToast } from './is-toast.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useStill } from './use-still.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  kicker?: ReactNode;
  description?: ReactNode;
  size?: 'medium' | 'large' | 'survey';
  /** Stands in the head, above what scrolls; the title then opens the body. */
  head?: ReactNode;
  /** Stays over the foot: a line that sums up. */
  overFoot?: ReactNode;
  foot?: ReactNode;
  /** The page's address says that it is open: whoever follows that has a step for Back. */
  hasAddress?: boolean | undefined;
  /** A click beside the dialog closes it. */
  closeOnOutside?: boolean;
  /** Takes the focus on opening, instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

const sizes = { medium: 'br-dialog br-dialog-medium', large: 'br-dialog', survey: 'br-dialog br-survey' };

/** A dialog: head, body that scrolls, foot that stays; on phones a sheet from below. Esc closes, focus returns. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, size = 'large', head, overFoot, foot, kicker, hasAddress = false, closeOnOutside = true, initialFocus, children } = props;
  const words = useUiWords();
  const title = useRef<HTMLHeadingElement>(null);
  const focus = useFocusReturn();
  const { watch, isStill } = useStill();
  useHastyPress();
  useBackCloses(open && !hasAddress, () => onOpenChange(false));
  const heading = <DialogHeading title={props.title} description={props.description} titleRef={title} />;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Content
        ref={watch}
        className={sizes[size]}
        inert={!open} // while it fades away nothing in it is pressed again
        {...(!props.description && { 'aria-describedby': undefined })}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focus.onOpenAutoFocus();
          (initialFocus?.current ?? title.current)?.focus();
        }}
        onEscapeKeyDown={(event) => {
          if (isOpenList(event.target)) event.preventDefault(); // the first Escape closes the list alone
        }}
        onInteractOutside={(event) => {
          if (!closeOnOutside || isToast(event.target) || !isStill()) event.preventDefault();
        }}
      >
        <div className="br-dialog-head">
          <div className="br-dialog-lead">
            {kicker && <p className="br-kicker">{kicker}</p>}
            {head ?? heading}
          </div>
          <RadixDialog.Close>
            <button type="button" className="br-x" aria-label={words.close}>
              <Icon name="close" />
            </button>
          </RadixDialog.Close>
        </div>
        <div className="br-dialog-body">
          {head && heading}
          {children}
        </div>
        {overFoot && <div className="br-dialog-over">{overFoot}</div>}
        {foot && <div className="br-dialog-foot">{foot}</div>}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

function isOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}

function DialogHeading({
  title,
  description,
  titleRef,
}: Pick<DialogProps, 'title' | 'description'> & { titleRef: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="br-dialog-heading">
      <RadixDialog.Title ref={titleRef} as="h2" className="br-d3" tabIndex={-1} trim="normal" mb="0">
        {title}
      </RadixDialog.Title>
      {description && <RadixDialog.Description className="br-muted">{description}</RadixDialog.Description>}
    </div>
  );
}
