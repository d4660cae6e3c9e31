import type { ReactNode } from 'react';
import { Icon } from '@bridge/ui';

/** One of a few, in a box with a line of explanation: a native radio button in the dress of `br-choice`. */
export function Choice({
  name,
  isChosen,
  isMissing,
  isWhole = false,
  onChoose,
  title,
  text,
  children,
}: {
  name: string;
  isChosen: boolean;
  /** None of them is chosen, and one has to be. */
  isMissing?: boolean | undefined;
  /** It takes a row of its own. */
  isWhole?: boolean;
  onChoose: () => void;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <label className={isWhole ? 'br-choice bk-whole' : 'br-choice'}>
      <input type="radio" className="br-check-input" name={name} aria-invalid={isMissing || undefined} checked={isChosen} onChange={onChoose} />
      <span className="br-between">
        <b>{title}</b>
        {isChosen && (
          <span className="br-box is-on bk-round">
            <Icon name="check" />
          </span>
        )}
      </span>
      {children}
      <span className="br-small br-muted">{text}</span>
    </label>
  );
}
