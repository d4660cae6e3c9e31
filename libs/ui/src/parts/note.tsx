import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

const tones = { amber: 'br-note', red: 'br-note br-note-red' };

/** A remark inside a screen that should not be missed. Red is for what went wrong, and is announced. */
export function Note({ icon, tone = 'amber', children }: { icon?: IconName; tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <div className={tones[tone]} role={tone === 'red' ? 'alert' : undefined}>
      <Icon name={icon ?? (tone === 'red' ? 'warning' : 'info')} />
      <div>{children}</div>
    </div>
  );
}
