import { years, type contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { generatorInput } from './generator.ts';
import { hasAnswers, hashAnswers } from './input-hash.ts';
import { presentBlueprint, presentStats } from './present.ts';
import { versionOnce } from './single-flight.ts';
import { currentBlueprint, deleteCurrent, makeCurrent, milestonesWithText, restoreDeleted, tick } from './store.ts';

export const generateBlueprint: Handler<typeof contract.generateBlueprint> = async ({ query, caller }, services) => {
  const { id, profile } = caller.user;
  if (!hasAnswers(profile)) throw new Refusal('survey-missing');
  const inputHash = hashAnswers(profile);
  const version = await versionOnce(services, { userId: id, inputHash, input: generatorInput(services.content, profile) });
  if (query.preview) return { success: true, data: { blueprint: presentBlueprint(version) } };

  await makeCurrent(services.database, id, inputHash);
  const current = await currentBlueprint(services.database, id);
  if (!current) throw new Refusal('blueprint-not-found');
  return { success: true, data: { blueprint: presentBlueprint(current) } };
};

export const fullBlueprint: Handler<typeof contract.fullBlueprint> = async ({ caller }, { database }) => {
  const stored = await currentBlueprint(database, caller.user.id);
  return { success: true, careerBlueprint: stored ? presentBlueprint(stored) : null };
};

export const deleteBlueprint: Handler<typeof contract.deleteBlueprint> = async ({ caller }, { database, words }) => {
  if (!(await deleteCurrent(database, caller.user.id))) throw new Refusal('blueprint-not-found');
  return { success: true, message: words.answer('blueprintDeleted') };
};

export const restoreBlueprint: Handler<typeof contract.restoreBlueprint> = async ({ caller }, { database, words }) => {
  const restored = await restoreDeleted(database, caller.user.id);
  if (!restored) throw new Refusal('blueprint-not-found');
  return { success: true, message: words.answer('blueprintRestored'), careerBlueprint: presentBlueprint(restored) };
};

export const readProgress: Handler<typeof contract.readProgress> = async ({ caller }, { database }) => {
  return { success: true, data: { completionStats: presentStats(await currentBlueprint(database, caller.user.id)) } };
};

export const updateProgress: Handler<typeof contract.updateProgress> = async ({ body, caller }, { database, words }) => {
  const stored = await currentBlueprint(database, caller.user.id);
  if (!stored) throw new Refusal('blueprint-not-found');
  const year = years.find((name) => body[name] !== undefined) ?? 'year1';
  const ids = milestonesWithText(stored, year, body[year] ?? []);
  if (!ids) throw new Refusal('milestone-not-found');
  await tick(database, caller.user.id, ids, body.completed);

  const changed = await currentBlueprint(database, caller.user.id);
  const message = words.answer(body.completed ? 'milestoneCompleted' : 'milestoneReopened');
  return { success: true, message, data: { completionStats: presentStats(changed) } };
};
