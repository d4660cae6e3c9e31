import { SiteLink } from '../../link.tsx';
import { plainText } from '@bridge/model/rich';
import { Rich } from '../../rich/rich.tsx';
import { Points } from '../points.tsx';
import { SampleTag } from '../sample-tag.tsx';
import type { Card } from './card.ts';

/** Full-width lines; one that leads somewhere is a link as a whole. */
export function LineCards({ items, level }: { items: readonly Card[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="br-lines">
      {items.map((card) =>
        card.to ? (
          <SiteLink key={card.id} to={card.to}>
            <Heading className="br-d3">{card.title}</Heading>
            <span className="br-muted">
              {plainText(card.text)} <SampleTag sample={card.sample} />
            </span>
            <span className="br-go br-arrow" aria-hidden="true" />
          </SiteLink>
        ) : (
          <div key={card.id} className="br-line-still">
            <Heading className="br-d3">{card.title}</Heading>
            <div className="br-stack br-muted">
              <p>
                <Rich text={card.text} />
              </p>
              <Points points={card.points} />
              <SampleTag sample={card.sample} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
