import type { Cards } from '@bridge/content';
import { Tag } from '@bridge/ui';

// Marks of our own beside the network's name: none of them is the network's logo.
const shapes = {
  visa: <path d="M3 4h19M3 9h19M3 14h8" />,
  verve: <path d="M12 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14M9 7l3 5 3-5" />,
  mastercard: <path d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3M16 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12" />,
};

/** The mark of the recognised card; for a kind without one, nothing. */
export function CardLogo({ type }: { type: Cards['types'][number] }) {
  if (!type.logo) return null;
  return (
    <Tag tone="jade">
      <svg className="bk-logo" viewBox="0 0 25 18" aria-hidden="true">
        {shapes[type.logo]}
      </svg>
      <span translate="no">{type.name}</span>
    </Tag>
  );
}
