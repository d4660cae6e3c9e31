import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { closeSession } from './sign-in-session.ts';

export const logout: Handler<typeof contract.logout> = async ({ caller }, { database, words }) => {
  await closeSession(database, caller.tokenHash);
  return { success: true, message: words.answer('signedOut') };
};
