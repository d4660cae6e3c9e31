import { Picture } from '../../picture/picture.tsx';
import { useDocument } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { SampleTag } from '../sample-tag.tsx';

/** The kind "offices": where we are and when we are there. */
export const offices: BlockEntry<'offices'> = { View: Offices, documents: () => ['lists/offices'] };

function Offices({ block, level }: BlockProps<'offices'>) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40">
        <BlockHead block={block} level={level} beside />
        <div className="br-plain-cards" data-count={2}>
          {useDocument('lists/offices').items.map((office) => (
            <article key={office.id} className="br-plain-card">
              {office.picture && <Picture id={office.picture} sizes="(min-width: 600px) 50vw, calc(100vw - 40px)" />}
              <div>
                <div className="br-between">
                  <Heading className="br-d3">{office.city}</Heading>
                  <SampleTag sample={office.sample} />
                </div>
                <p className="br-muted">
                  {office.address}
                  <br />
                  {office.country}
                </p>
                <dl className="br-facts">
                  <dt>{block.phone}</dt>
                  <dd>
                    <a className="br-link" dir="ltr" href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>
                      {office.phone}
                    </a>
                  </dd>
                  <dt>{block.email}</dt>
                  <dd>
                    <a className="br-link" dir="ltr" href={`mailto:${office.email}`}>
                      {office.email}
                    </a>
                  </dd>
                  <dt>{block.hours}</dt>
                  <dd>{office.hours}</dd>
                </dl>
              </div>
            </article>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
