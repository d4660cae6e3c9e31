import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { call, storage, stored } from '@bridge/client';
import type { Answer, Opened, SourceText } from '@bridge/content';
import { contract, type BodyOf } from '@bridge/model';
import type { Desk } from '../editor/use-draft.ts';
import { changeQuery, staffKeys } from '../queries.ts';

const keptIn = (place: string) => stored('session', `editing:${place}`, v.string());

/** The documents of a change, over the server. Answers are what the content tools made, whose types these are. */
export function deskOf(changeId: string, client: QueryClient): Desk {
  const params = { changeId };
  const work = async (body: BodyOf<typeof contract.workOnDocument>) => (await call(contract.workOnDocument, { params, body })).data;
  let revision = client.getQueryData(changeQuery(changeId).queryKey)?.revision;
  return {
    name: changeId,
    open: async (file, locale) => (await call(contract.openDocument, { params, query: { file, ...(locale !== undefined && { locale }) } })).data as unknown as Opened,
    bring: async ({ file, locale, base, value, undone, save = false }) => {
      const answer = (await work({ act: save ? 'save' : 'check', file, base, value: JSON.stringify(value), ...(locale !== undefined && { locale }), ...(undone !== undefined && { undone }) })) as unknown as Answer;
      if (save) void client.invalidateQueries({ queryKey: staffKeys });
      return answer;
    },
    accept: async ({ file, locale, key }) => {
      const { texts } = await work({ act: 'accept', file, locale, key });
      void client.invalidateQueries({ queryKey: staffKeys });
      return texts as SourceText[];
    },
    // Colleagues save in the same change: its revision, which is read every few seconds, says so.
    follow: (listener) =>
      client.getQueryCache().subscribe(({ query }) => {
        const next = query.queryKey.includes(changeId) && query.queryKey.includes('change') ? client.getQueryData(changeQuery(changeId).queryKey)?.revision : undefined;
        if (next === undefined || next === revision) return;
        revision = next;
        listener(undefined);
      }),
    kept: {
      read: (place) => storage.read(keptIn(place)),
      write: (place, text) => storage.write(keptIn(place), text),
      remove: (place) => storage.remove(keptIn(place)),
    },
  };
}
