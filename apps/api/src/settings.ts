import type { contract } from '@bridge/model';
import type { Handler } from './core/call-handler.ts';

export const settings: Handler<typeof contract.settings> = async (_, { report, thirdParty, offline }) => {
  return { success: true, data: { offline, thirdParty: thirdParty ? await thirdParty.settings(report) : null } };
};
