import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@bridge/client';
import type { BodyOf, contract, MentorPart, OwnMentor } from '@bridge/model';
import { useSaveProfile } from '../mutations.ts';
import { ownMentorQuery } from '../queries.ts';

type Changes = BodyOf<typeof contract.updateMentor>;

/**
 * Saves parts of a mentor's own profile, each by itself. What was changed elsewhere meanwhile is refused and told, and
 * overwritten only by who saves again.
 */
export function useSavePart(userId: string, revisions: OwnMentor['revisions'] | undefined) {
  const client = useQueryClient();
  const save = useSaveProfile(userId);
  const seen = useRef(revisions);

  return async (changes: Changes, parts: readonly MentorPart[] = []) => {
    const marks = seen.current && parts.length > 0 ? { revisions: pick(seen.current, parts) } : {};
    try {
      await save.mutateAsync({ ...changes, ...marks, submit: false });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile-changed') {
        seen.current = (await client.fetchQuery({ ...ownMentorQuery(userId), staleTime: 0 }).catch(() => undefined))?.revisions ?? seen.current;
      }
      throw error;
    }
  };
}

function pick(revisions: OwnMentor['revisions'], parts: readonly MentorPart[]): Partial<OwnMentor['revisions']> {
  return Object.fromEntries(parts.map((part) => [part, revisions[part]]));
}
