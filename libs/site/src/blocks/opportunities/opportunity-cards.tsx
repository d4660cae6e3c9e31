import { publicAddressOf } from '@bridge/model/opportunity-address';
import { FieldArt } from '@bridge/ui/drawings';
import { endOf } from '../../dates.ts';
import { SiteLink } from '../../link.tsx';
import { plainText } from '@bridge/model/rich';
import { Rich } from '../../rich/rich.tsx';
import { EmptyTerms, OfferTerms } from '../offer-terms.tsx';
import { SampleTag } from '../sample-tag.tsx';
import { searchText } from './explore.ts';
import type { Category, Opportunity } from './explore.ts';

/** Opportunities as cards: what, with whom, where and how long. */
export function OpportunityCards({
  items,
  categories,
  learnMore,
  level,
  dir,
  to = ({ id }) => publicAddressOf({ id: `project.${id}`, kind: 'project' }),
}: {
  items: readonly Opportunity[];
  categories: readonly Category[];
  learnMore: string;
  level: 2 | 3;
  /** "auto" where the server fills in what somebody typed, in whatever language. */
  dir?: 'auto';
  /** Where a card leads. */
  to?: (item: Opportunity) => string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="br-plain-cards br-opportunities" data-count={items.length} data-list="">
      {items.map((item) => {
        const category = categories.find(({ id }) => id === item.type);
        const vignette = item.vignette ?? category?.vignette;
        return (
          <article
            key={item.id}
            className="br-plain-card br-opportunity is-link"
            data-text={searchText({ ...item, description: plainText(item.description) })}
            data-until={endOf(item)}
            suppressHydrationWarning
          >
            {vignette && <FieldArt name={vignette} />}
            <div>
              <p className="br-row br-gap-8">
                <span className="br-tag br-tag-jade">{category?.label}</span>
                <SampleTag sample={item.sample} />
              </p>
              <Heading className="br-d4">{dir ? <bdi>{item.title}</bdi> : item.title}</Heading>
              <p className="br-small br-muted br-facts-line">
                <span translate="no">{item.company}</span>
                <span>{item.location}</span>
                <span>{item.duration}</span>
              </p>
              {dir ? <EmptyTerms /> : <OfferTerms {...item} />}
              <p className="br-muted" dir={dir}>
                <Rich text={item.description} />
              </p>
              <SiteLink to={to(item)} className="br-link br-arrow br-cover">
                {learnMore}
                <span className="br-vh">: {item.title}</span>
              </SiteLink>
            </div>
          </article>
        );
      })}
    </div>
  );
}
