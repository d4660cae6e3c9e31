import type { Webinars } from '@bridge/content';

export type Webinar = Webinars['items'][number];

/** When a webinar is over, in milliseconds. */
export const endOfWebinar = ({ start, minutes }: Pick<Webinar, 'start' | 'minutes'>) => Date.parse(start) + minutes * 60_000;

/** What is still to come, soonest first, and what is over, newest first. A webinar under way is still to come. */
export function splitWebinars(webinars: readonly Webinar[], now: string): { upcoming: Webinar[]; past: Webinar[] } {
  const time = Date.parse(now);
  const byStart = [...webinars].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return {
    upcoming: byStart.filter((webinar) => endOfWebinar(webinar) > time),
    past: byStart.filter((webinar) => endOfWebinar(webinar) <= time).reverse(),
  };
}
