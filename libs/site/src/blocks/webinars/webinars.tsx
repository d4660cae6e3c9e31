import { useDocument, useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockSection } from '../block-section.tsx';
import { splitWebinars } from './split-webinars.ts';
import { WebinarLine } from './webinar-line.tsx';

/** The kind "webinars": upcoming and past, by the clock. Each is in both lists; the clock shows it in one. */
export const webinars: BlockEntry<'webinars'> = { View: Webinars, documents: () => ['lists/webinars'] };

function Webinars({ block, level }: BlockProps<'webinars'>) {
  const { now } = useSite();
  const { upcoming, past } = splitWebinars(useDocument('lists/webinars').items, now);
  const sections = [
    { id: 'upcoming', title: block.upcoming, none: block.noUpcoming, list: [...past].reverse().concat(upcoming), shown: upcoming },
    { id: 'past', title: block.past, none: block.noPast, list: [...upcoming].reverse().concat(past), shown: past },
  ] as const;
  return (
    <BlockSection id={block.id} named={false}>
      <div className="br-stack br-gap-64">
        {sections.map(({ id, title, none, list, shown }) => (
          <div key={id} className="br-stack" data-part="clock">
            <h2 className="br-d2">{title}</h2>
            <div className="br-lines" data-list="" hidden={shown.length === 0} suppressHydrationWarning>
              {list.map((webinar) => (
                <WebinarLine key={webinar.id} block={block} webinar={webinar} when={id} shown={shown.includes(webinar)} level={level === 1 ? 2 : 3} />
              ))}
            </div>
            <p className="br-empty" data-none="" hidden={shown.length > 0} suppressHydrationWarning>
              {none}
            </p>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
