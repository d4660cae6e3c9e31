import { randomUUID } from 'node:crypto';

/**
 * Whatever changes rows leaves a row of its own, written together with them: where the answer is lost, that row says what
 * became of it, also on another node. To ask for it is to write it: whoever comes first decides, so that what was still on
 * its way cannot happen afterwards.
 */
export const newMark = (): string => randomUUID();

/** Goes along with COMMIT, in one message. The mark is one of ours, so it may stand in the text. */
export const commitWith = (mark: string): string => `insert into commit_marks (mark, done) values ('${mark}', true); commit`;

/** The same statement, which writes the mark as well: its last value. Answers what the statement itself would. */
export function withMark(text: string, values: readonly unknown[] = []): string {
  const marked = `commit_mark as (insert into commit_marks (mark, done) values ($${values.length + 1}::uuid, true))`;
  const [, own, rest = text] = /^\s*with(\s+recursive)?\s(.*)$/is.exec(text) ?? [];
  return rest === text ? `with ${marked} ${text}` : `with${own ?? ''} ${marked}, ${rest}`;
}

/** Whether it was done. Where it was not, it never will be. */
export const settling = `insert into commit_marks as found (mark, done) values ($1, false) on conflict (mark) do update set done = found.done returning done`;

/** Whether the schema has them; a command of a newer version may meet an older one. */
export const haveMarks = `select to_regclass('commit_marks') is not null as have`;
