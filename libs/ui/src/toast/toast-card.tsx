import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { afterPress } from '../parts/after-press.ts';
import { firstClick } from '../parts/first-click.ts';
import { Icon } from '../parts/icon.tsx';
import { useOnce } from '../parts/use-once.ts';
import { useUiWords } from '../words/words-provider.tsx';
import type { Toast } from './toast.ts';

/** A toast as it is drawn; it closes by itself after `duration` milliseconds, where there is one. */
export function ToastCard({ variant, title, description, action, isNews = false, duration, onClose }: Pick<Toast, 'variant' | 'title' | 'description' | 'action' | 'duration'> & Partial<Pick<Toast, 'isNews'>> & { onClose: () => void }) {
  const words = useUiWords();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const [choose] = useOnce(() => {
    onClose();
    action?.onSelect();
  });

  useEffect(() => {
    if (duration === undefined || isHeld) return;
    const timer = setTimeout(() => afterPress(onClose), duration); // a dialog grows where it stood
    return () => clearTimeout(timer);
  }, [duration, isHeld, onClose]);

  return (
    <div
      className={variant === 'destructive' ? 'br-toast br-toast-red' : 'br-toast'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Icon name={variant === 'destructive' ? 'warning' : isNews ? 'info' : 'check'} />
      <div className="br-grow">
        <p className="br-label">{title}</p>
        {description && <p className="br-small">{description}</p>}
      </div>
      {action && (
        <Button
          variant="outline"
          size="2"
          onClick={firstClick(() => void choose())}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="br-x" aria-label={words.dismiss} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
