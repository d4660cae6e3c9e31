import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { findMentors } from './directory.ts';
import { reasonWords } from './reason-words.ts';

export const listMentors: Handler<typeof contract.listMentors> = async ({ query, caller }, { database, content, words: { locale } }) => {
  const { mentors, total } = await findMentors(database, caller.user.profile, content.document('mentors/fit'), query);
  const say = reasonWords(content, locale);
  return { success: true, mentors: mentors.map((mentor) => ({ ...mentor, reasons: mentor.reasons.map(say) })), total, page: query.page, limit: query.limit };
};
