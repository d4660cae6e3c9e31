import { dayText, endOf, isPublished } from '../../dates.ts';
import { SiteLink } from '../../link.tsx';
import { Rich } from '../../rich/rich.tsx';
import { useDocument, useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { SampleTag } from '../sample-tag.tsx';

/** The kind "timeline": dated entries, newest first. */
export const timeline: BlockEntry<'timeline'> = { View: Timeline, documents: ({ list }) => [`lists/${list}`] };

function Timeline({ block, level }: BlockProps<'timeline'>) {
  const { locale, now } = useSite();
  const entries = useDocument(`lists/${block.list}`)
    .items.filter((entry) => isPublished(entry, now))
    .sort((a, b) => b.date.localeCompare(a.date));
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40" data-part="clock">
        <BlockHead block={block} level={level} beside />
        <ol className="br-timeline" role="list" data-list="" hidden={entries.length === 0} suppressHydrationWarning>
          {entries.map((entry) => (
            <li key={entry.id} id={entry.id} data-until={endOf(entry)} suppressHydrationWarning>
              <p className="br-small br-muted">
                <time dateTime={entry.date}>{dayText(entry.date, locale.code)}</time>
              </p>
              <div className="br-stack br-gap-8">
                <Heading className="br-d4">{entry.link ? <SiteLink className="br-quiet" to={entry.link}>{entry.title}</SiteLink> : entry.title}</Heading>
                <p className="br-muted">
                  <Rich text={entry.text} />
                </p>
                <SampleTag sample={entry.sample} />
              </div>
            </li>
          ))}
        </ol>
        <p className="br-empty" data-none="" hidden={entries.length > 0} suppressHydrationWarning>
          {block.empty}
        </p>
      </div>
    </BlockSection>
  );
}
