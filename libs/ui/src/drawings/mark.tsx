import { imageProps } from './drawing.ts';
import { archStone } from '@bridge/model/bridge';

const arch = { cx: 16, cy: 27.6, inner: 6.6, outer: 16, gap: 1.7 };

/** The mark: a deck over an arch of five stones, the keystone lit. */
export function Mark({ size = 32, label, className = 'br-mark' }: { size?: number; label?: string; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" {...imageProps(label)}>
      <rect className="m-deck" x="0" y="4" width="32" height="5" rx="1.2" />
      {[0, 1, 2, 3, 4].map((k) => (
        <path key={k} className={k === 2 ? 'm-key' : 'm-stone'} d={archStone(arch, k, 5)} />
      ))}
    </svg>
  );
}

/** Mark and name, as every header shows them. Put it inside a link where it should lead home. */
export function Brand({ name, size }: { name: string; size?: number }) {
  return (
    <span className="br-brand">
      <Mark size={size} />
      <span translate="no">{name}</span>
    </span>
  );
}
