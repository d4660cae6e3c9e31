import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { dismissToast } from './toast.ts';
import type { Toast } from './toast.ts';

export function ToastCard({ id, variant, title, description, action, duration }: Toast) {
  const words = useUiWords();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;

  useEffect(() => {
    if (duration === undefined || isHeld) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    <div
      className={variant === 'destructive' ? 'br-toast br-toast-red' : 'br-toast'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
      <Icon name={variant === 'destructive' ? 'warning' : 'check'} />
      <div className="br-grow">
        <p className="br-label">{title}</p>
        {description && <p className="br-small">{description}</p>}
      </div>
      {action && (
        <Button
          variant="outline"
          size="2"
          onClick={() => {
            dismissToast(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="br-x" aria-label={words.dismiss} onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
