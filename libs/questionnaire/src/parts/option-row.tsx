import type { ReactNode } from 'react';
import { Icon } from '@bridge/ui';

/** One option: the whole row is a native checkbox or radio button. */
export function OptionRow({
  type,
  name,
  checked,
  onChange,
  children,
}: {
  type: 'checkbox' | 'radio';
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="br-option">
      <input type={type} className="br-check-input" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={type === 'radio' ? 'br-box br-box-round' : 'br-box'}>
        <Icon name="check" />
      </span>
      {children}
    </label>
  );
}
