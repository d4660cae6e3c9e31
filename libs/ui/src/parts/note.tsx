import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

const tones = { amber: 'br-note', jade: 'br-note br-note-jade', red: 'br-note br-note-red' };

const icons = { amber: 'info', jade: 'check', red: 'warning' } as const satisfies Record<keyof typeof tones, IconName>;

/** A remark inside a screen that should not be missed. Red is for what went wrong, and is announced; jade is for what is well. */
export function Note({ icon, tone = 'amber', children }: { icon?: IconName; tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <div className={tones[tone]} role={tone === 'red' ? 'alert' : undefined}>
      <Icon name={icon ?? icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
