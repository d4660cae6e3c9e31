import { offsetWord } from '@bridge/model/times';
import { momentText } from '../../dates.ts';
import { SiteLink } from '../../link.tsx';
import { Rich } from '../../rich/rich.tsx';
import { useSite } from '../../site.tsx';
import { fill } from '../../words.ts';
import type { BlockOf } from '../block.ts';
import { SampleTag } from '../sample-tag.tsx';
import { endOfWebinar } from './split-webinars.ts';
import type { Webinar } from './split-webinars.ts';

/** One webinar in one of the two lists; `data-from` and `data-until` say when it belongs there. */
export function WebinarLine({
  block,
  webinar,
  when,
  shown,
  level,
}: {
  block: BlockOf<'webinars'>;
  webinar: Webinar;
  when: 'upcoming' | 'past';
  shown: boolean;
  level: 2 | 3;
}) {
  const { locale } = useSite();
  const Heading = `h${level === 2 ? 3 : level}` as const;
  const end = endOfWebinar(webinar);
  const belongs = when === 'upcoming' ? { 'data-until': end } : { 'data-from': end };
  return (
    <article className="br-webinar" hidden={!shown} {...belongs} suppressHydrationWarning>
      <div className="br-stack br-gap-8">
        <Heading className="br-d3">{webinar.title}</Heading>
        <SampleTag sample={webinar.sample} />
      </div>
      <div className="br-stack br-gap-8">
        <p className="br-small">
          <b>
            <time dateTime={webinar.start} data-part="moment" data-locale={locale.code} data-word={offsetWord(locale.code)} suppressHydrationWarning>
              {momentText(webinar.start, locale.code)}
            </time>
          </b>{' '}
          · {fill(block.minutes, { minutes: webinar.minutes, count: webinar.minutes })} · {webinar.place}
        </p>
        <p className="br-muted">
          <Rich text={webinar.description} />
        </p>
        {webinar.link && (
          <SiteLink to={webinar.link} className="br-link br-arrow">
            {when === 'upcoming' ? block.join : block.watch}
            <span className="br-vh">: {webinar.title}</span>
          </SiteLink>
        )}
      </div>
    </article>
  );
}
