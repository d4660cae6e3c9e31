import { SiteLink } from '../../link.tsx';
import { Rich } from '../../rich/rich.tsx';
import { Points } from '../points.tsx';
import { SampleTag } from '../sample-tag.tsx';
import type { Card } from './card.ts';

/** Title, text, points and link of a card. The link covers the card; its name begins with what it leads to. */
export function CardText({ card, level, size }: { card: Card; level: 2 | 3; size: 'br-d3' | 'br-d4' }) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={size}>{card.title}</Heading>
      <p className="br-muted">
        <Rich text={card.text} />
      </p>
      <Points points={card.points} />
      <SampleTag sample={card.sample} />
      {card.to && (
        <SiteLink to={card.to} className="br-link br-arrow br-cover">
          {card.action ?? card.title}
          {card.action && <span className="br-vh">: {card.title}</span>}
        </SiteLink>
      )}
    </div>
  );
}
