import type { contract } from '@bridge/model';
import type { Handler } from './core/call-handler.ts';

export const settings: Handler<typeof contract.settings> = async (_, { report, thirdParty }) => {
  return { success: true, data: { thirdParty: thirdParty ? await thirdParty.settings(report) : null } };
};
