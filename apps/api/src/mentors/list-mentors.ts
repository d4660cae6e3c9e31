import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { findMentors } from './directory.ts';

export const listMentors: Handler<typeof contract.listMentors> = async ({ query, caller }, { database, content }) => {
  const { mentors, total } = await findMentors(database, caller.user.profile, content.document('mentors/fit'), query);
  return { success: true, mentors, total, page: query.page, limit: query.limit };
};
