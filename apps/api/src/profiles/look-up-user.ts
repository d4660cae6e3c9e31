import type { contract } from '@bridge/model';
import { presentUser } from '../accounts/user-row.ts';
import { currentBlueprint } from '../blueprints/store.ts';
import { presentBlueprint } from '../blueprints/present.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';

export const lookUpUser: Handler<typeof contract.lookUpUser> = async ({ params, caller }, { database }) => {
  if (params.userId !== caller.user.id) throw new Refusal('user-not-found');
  const stored = await currentBlueprint(database, caller.user.id);
  return {
    success: true,
    data: {
      ...presentUser(caller.user, caller.lifetime),
      careerBlueprint: stored ? presentBlueprint(stored) : null,
      survey: caller.user.profile,
    },
  };
};
