import { Icon, VisuallyHidden } from '@bridge/ui';

/** The arch that stands for a milestone; `label` says its state where no button beside it does. */
export function TickBox({ on, label }: { on: boolean; label?: string | undefined }) {
  return (
    <span className={on ? 'br-box is-on' : 'br-box'}>
      <Icon name="check" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
