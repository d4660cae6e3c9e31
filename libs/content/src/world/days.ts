import { fileOf, idsIn, type Told, type World } from './world.ts';

const day = 86_400_000;

/** What is shown today with a date that is yet to come. */
export function tellOfDays(world: World): Told[] {
  const { today } = world;
  if (today === undefined) return [];
  const soon = new Date(Date.parse(today) + day).toISOString().slice(0, 10); // somewhere it is tomorrow already
  const isAhead = ({ date, publishFrom }: { date: string; publishFrom?: string | undefined }) => date > soon && (publishFrom ?? '') < date;
  const message = (date: string) => `"date" is ${date}, which is yet to come: from when it is shown, "publishFrom" says`;
  const safeguarding = world.document('safeguarding');
  return [
    ...idsIn(world, 'blog').flatMap((id): Told[] => {
      const post = world.document(id)!; // idsIn() lists those with a document
      return isAhead(post) ? [{ file: fileOf(id), at: ['date'], code: 'contradiction', message: message(post.date) }] : [];
    }),
    ...(['lists/news', 'lists/updates'] as const).flatMap((id) => (world.document(id)?.items ?? []).flatMap((entry, index): Told[] => (isAhead(entry) ? [{ file: fileOf(id), at: ['items', index, 'date'], code: 'contradiction', message: message(entry.date) }] : []))),
    ...(safeguarding && safeguarding.review.on > soon ? [{ file: 'safeguarding.json', at: ['review', 'on'], code: 'contradiction' as const, message: `"on" is ${safeguarding.review.on}, which is yet to come: the text has not been read` }] : []),
  ];
}
