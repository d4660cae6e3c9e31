import { isPerhapsYoung, type contract } from '@bridge/model';
import { presentUser } from '../accounts/face.ts';
import { currentBlueprint, presentBlueprint } from '../blueprints/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { findMentor, viewMentor } from '../mentors/face.ts';

export const lookUpUser: Handler<typeof contract.lookUpUser> = async ({ params, caller }, { content, database }) => {
  if (params.userId !== caller.user.id) {
    const data = await viewMentor({ content, database }, params.userId, caller.user.id, isPerhapsYoung(caller.user.birth_month, new Date()));
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
