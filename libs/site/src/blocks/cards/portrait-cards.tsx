import { Portrait } from '@bridge/ui/drawings';
import { portraitOf } from '../portraits.ts';
import { CardText } from './card-text.tsx';
import type { Card } from './card.ts';

/** Cards with a person in an arch window. */
export function PortraitCards({ items, level }: { items: readonly Card[]; level: 2 | 3 }) {
  return (
    <div className="br-cards">
      {items.map((card) => (
        <article key={card.id} className="br-serve">
          <figure>
            <Portrait kind={portraitOf(card.portrait)} />
          </figure>
          <CardText card={card} level={level} size="br-d3" />
        </article>
      ))}
    </div>
  );
}
