import { DropdownMenu } from '@radix-ui/themes';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { useOpening } from './use-opening.ts';

/** A menu under its button. `trigger` is the button itself, with a name. `startsOpen`: its code came because the button was pressed, `byKey` if by a key. */
export function Menu({ trigger, align = 'end', startsOpen = false, children }: { trigger: ReactElement; align?: 'start' | 'end'; startsOpen?: boolean | 'byKey'; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const { open, onOpenChange, main, opening, content } = useOpening(button, startsOpen);
  return (
    // Not modal: a menu need not lock the page, and a locked page hides a button that keeps the focus order
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger ref={button}>{trigger}</DropdownMenu.Trigger>
      {/* In the page's main part, not behind it: whoever goes by landmarks finds it there */}
      <DropdownMenu.Content key={opening} {...content} className="br-menu" align={align} sideOffset={8} variant="soft" container={main}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** One entry. With `asChild` its only child is the entry: a link, say. */
export function MenuItem({
  onSelect,
  icon,
  danger = false,
  disabled,
  asChild,
  children,
}: {
  onSelect?: () => void;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  asChild?: boolean;
  children: ReactNode;
}) {
  const className = danger ? 'is-red' : undefined;
  if (asChild)
    return (
      <DropdownMenu.Item asChild className={className} disabled={disabled} onSelect={onSelect}>
        {children}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item className={className} disabled={disabled} onSelect={onSelect}>
      {icon && <Icon name={icon} />}
      {children}
    </DropdownMenu.Item>
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <DropdownMenu.Separator />;
}
