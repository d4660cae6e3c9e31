import type { StaffCase } from '@bridge/model';
import type { Content } from '../core/content.ts';
import { Refusal } from '../core/refusal.ts';
import type { Words } from '../core/words.ts';

/** Does something about a case, or a person, as it was seen. Where something else is there by now, the refusal says who did what, and when. */
export async function toldWho<Result>({ content, words }: { content: Content; words: Words }, look: () => Promise<Pick<StaffCase, 'trail'>>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'case-changed') throw error;
    throw quicker({ content, words }, (await look()).trail.at(-1)) ?? error;
  }
}

/** The refusal that says who did what, and when; nothing where nobody did anything that was written down. */
export function quicker({ content, words }: { content: Content; words: Words }, last: StaffCase['trail'][number] | undefined): Refusal | undefined {
  if (!last) return undefined;
  const { actions, actors } = content.document('interface/staff', words.locale) as { actions: Record<string, string>; actors: Record<string, string> }; // the content check has made sure of it
  return new Refusal('case-decided', { values: { who: actors[last.by] ?? last.by, what: actions[last.action] ?? last.action, when: new Date(last.at) } });
}
