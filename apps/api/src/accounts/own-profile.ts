import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { presentUser } from './user-row.ts';

export const ownProfile: Handler<typeof contract.ownProfile> = async ({ caller }) => {
  const user = presentUser(caller.user, caller.lifetime);
  return { firstName: user.firstName, lastName: user.lastName, role: user.role, user };
};
