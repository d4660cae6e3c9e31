import { publicAddressOf } from '@bridge/model/opportunity-address';
import { endOf, isPublished } from '../../dates.ts';
import { withQuery } from '../../link.tsx';
import { SiteLink } from '../../link.tsx';
import { buttonClass } from '../../lite/button.ts';
import { Rich } from '../../rich/rich.tsx';
import { useDocument, useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { OfferTerms } from '../offer-terms.tsx';
import { SampleTag } from '../sample-tag.tsx';

/** The kind "openings": positions of our own, each with the way to apply for it. */
export const openings: BlockEntry<'openings'> = { View: Openings, documents: () => ['lists/openings'] };

function Openings({ block, level }: BlockProps<'openings'>) {
  const { now } = useSite();
  const open = useDocument('lists/openings').items.filter((opening) => isPublished(opening, now));
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40" data-part="clock">
        <BlockHead block={block} level={level} beside />
        <div className="br-lines" data-list="" suppressHydrationWarning>
          {open.map((opening) => (
            <article key={opening.id} id={opening.id} className="br-opening" data-until={endOf(opening)} suppressHydrationWarning>
              <div className="br-stack br-gap-8">
                <Heading className="br-d3">
                  <SiteLink to={publicAddressOf({ id: `opening.${opening.id}`, kind: 'opening' })} className="br-title-link">
                    {opening.title}
                  </SiteLink>
                </Heading>
                <p className="br-row br-gap-8">
                  <span className="br-tag br-tag-jade">{opening.type}</span>
                  <span className="br-tag">{opening.place}</span>
                  <SampleTag sample={opening.sample} />
                </p>
                <OfferTerms {...opening} />
              </div>
              <p className="br-muted">
                <Rich text={opening.description} />
              </p>
              <SiteLink to={withQuery(block.applyTo ?? '/apply', { opening: opening.id })} className={buttonClass('outline')}>
                {block.apply}
                <span className="br-vh">: {opening.title}</span>
              </SiteLink>
            </article>
          ))}
        </div>
        <p className="br-empty" data-none="" hidden={open.length > 0} suppressHydrationWarning>
          {block.empty}
        </p>
      </div>
    </BlockSection>
  );
}
