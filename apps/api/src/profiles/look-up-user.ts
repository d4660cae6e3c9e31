import type { contract } from '@bridge/model';
import { presentUser } from '../accounts/user-row.ts';
import { currentBlueprint } from '../blueprints/store.ts';
import { presentBlueprint } from '../blueprints/present.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { findMentor } from '../mentors/row.ts';
import { viewMentor } from '../mentors/view.ts';

export const lookUpUser: Handler<typeof contract.lookUpUser> = async ({ params, caller }, { database }) => {
  if (params.userId !== caller.user.id) {
    const data = await viewMentor(database, params.userId);
    if (!data) throw new Refusal('user-not-found');
    return { success: true, data };
  }
  const stored = await currentBlueprint(database, caller.user.id);
  return {
    success: true,
    data: {
      ...presentUser(caller.user, caller.lifetime),
      careerBlueprint: stored ? presentBlueprint(stored) : null,
      survey: caller.user.profile,
      ...(caller.user.role === 'MENTOR' && { mentorVerificationStatus: (await findMentor(database, caller.user.id))?.state === 'verified' }),
    },
  };
};
