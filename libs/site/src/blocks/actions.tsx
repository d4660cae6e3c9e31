import type { Block } from '@bridge/content';
import { buttonClass } from '../lite/button.ts';
import type { ButtonSize } from '../lite/button.ts';
import { SiteLink } from '../link.tsx';

type Action = Extract<Block, { type: 'cta' }>['actions'][number];

/** A block's ways on: the first solid, the others outlined, unless the content says otherwise. */
export function Actions({ actions, size = 3 }: { actions: readonly Action[] | undefined; size?: ButtonSize }) {
  if (!actions?.length) return null;
  return (
    <div className="br-row">
      {actions.map(({ id, label, to, variant = id === actions[0]!.id ? 'solid' : 'outline' }) => (
        <SiteLink key={id} to={to} className={variant === 'link' ? 'br-link br-arrow' : buttonClass(variant, size)}>
          {label}
        </SiteLink>
      ))}
    </div>
  );
}
