import type { TFunction } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, Beginning, contract, PlaceToGo } from '@bridge/model';
import { beginQuery } from '../queries.ts';

/** What a file or a sheet of paper tells of how a milestone is begun: a heading and its words. */
export type BeginLine = [heading: string, words: string];

/** Gives the lines of a milestone; none while nothing is known of it. */
export function useBeginLines(userId: string): (id: string) => BeginLine[] {
  const { t, i18n } = useTranslation('blueprint');
  const { data } = useQuery(beginQuery(userId, i18n.language));
  return linesBy(data, t);
}

function linesBy(data: Pick<AnswerOf<typeof contract.howToBegin>, 'beginnings' | 'places'> | undefined, t: TFunction<'blueprint'>): (id: string) => BeginLine[] {
  return (id) => {
    const beginning = data?.beginnings.find((one) => one.id === id);
    return beginning && data ? beginLines(beginning, data.places, t) : [];
  };
}

function beginLines({ first, hours: [from, to], cost, places, done, stuck }: Beginning, all: readonly PlaceToGo[], t: TFunction<'blueprint'>): BeginLine[] {
  const named = places.flatMap((id) => all.find((place) => place.id === id) ?? []);
  return [
    [t('begin.first'), first],
    [t('begin.hours'), from === to ? t('begin.about', { hours: from }) : t('begin.range', { from, to })],
    [t('begin.cost'), t(`begin.costs.${cost}`)],
    ...named.map(({ title, address }): BeginLine => [t('begin.where'), `${title} ${address}`]),
    [t('begin.done'), done],
    [t('begin.stuck'), stuck],
  ];
}
