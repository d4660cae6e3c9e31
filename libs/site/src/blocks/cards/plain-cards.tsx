import { Icon } from '@bridge/ui/drawings';
import { classNames } from '../../lite/class-names.ts';
import { CardText } from './card-text.tsx';
import type { Card } from './card.ts';

/** Cards of words, with an icon in an arch where one is given. */
export function PlainCards({ items, level }: { items: readonly Card[]; level: 2 | 3 }) {
  return (
    <div className="br-plain-cards" data-count={items.length}>
      {items.map((card) => (
        <article key={card.id} className={classNames('br-plain-card', card.to && 'is-link')}>
          {card.icon && (
            <span className="br-arch-icon">
              <Icon name={card.icon} />
            </span>
          )}
          <CardText card={card} level={level} size="br-d4" />
        </article>
      ))}
    </div>
  );
}
