import { years, type contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { chosenLocale } from '../content/locale.ts';
import { generatorInput } from './generator.ts';
import { hasAnswers, hashAnswers } from './input-hash.ts';
import { changeCurrent, tickCurrent } from './change.ts';
import { deleteCurrent, restoreDeleted } from './current.ts';
import { asGenerated, generatedFor } from './generated.ts';
import { presentOwn, presentStats, presentVersion } from './present.ts';
import { versionOnce } from './single-flight.ts';
import { currentBlueprint } from './store.ts';
import { findVersion, listedVersions, replaceCurrent, takeUpVersion } from './versions.ts';

export const generateBlueprint: Handler<typeof contract.generateBlueprint> = async ({ query, caller }, services) => {
  const { id, profile } = caller.user;
  if (!hasAnswers(profile)) throw new Refusal('survey-missing');
  const { content, words } = services;
  const inputHash = hashAnswers(profile, chosenLocale(content, words.locale) ?? undefined);
  const version = await versionOnce(services, { userId: id, inputHash, input: generatorInput(content, profile, words.locale) });
  const blueprint = query.preview ? asGenerated(version) : await generatedFor(services.database, id, version);
  return { success: true, data: { blueprint: presentOwn(blueprint, caller, services) } };
};

export const fullBlueprint: Handler<typeof contract.fullBlueprint> = async ({ caller }, services) => {
  const stored = await currentBlueprint(services.database, caller.user.id);
  return { success: true, careerBlueprint: stored ? presentOwn(stored, caller, services) : null };
};

export const deleteBlueprint: Handler<typeof contract.deleteBlueprint> = async ({ caller }, { database, words }) => {
  if (!(await deleteCurrent(database, caller.user.id))) throw new Refusal('blueprint-not-found');
  return { success: true, message: words.answer('blueprintDeleted') };
};

export const restoreBlueprint: Handler<typeof contract.restoreBlueprint> = async ({ caller }, services) => {
  const restored = await restoreDeleted(services.database, caller.user.id);
  if (!restored) throw new Refusal('blueprint-not-found');
  return { success: true, message: services.words.answer('blueprintRestored'), careerBlueprint: presentOwn(restored, caller, services) };
};

export const readProgress: Handler<typeof contract.readProgress> = async ({ caller }, { database }) => {
  return { success: true, data: { completionStats: presentStats(await currentBlueprint(database, caller.user.id)) } };
};

export const updateProgress: Handler<typeof contract.updateProgress> = async ({ body, caller, isAgain }, { database, words }) => {
  const year = years.find((name) => body[name] !== undefined) ?? 'year1';
  const changed = await (isAgain ? currentBlueprint(database, caller.user.id) : tickCurrent(database, caller.user.id, { year, texts: body[year] ?? [], completed: body.completed }));
  const message = words.answer(body.completed ? 'milestoneCompleted' : 'milestoneReopened');
  return { success: true, message, data: { completionStats: presentStats(changed) } };
};

const said = { add: 'milestoneAdded', edit: 'milestoneEdited', move: 'milestoneMoved', remove: 'milestoneRemoved', restore: 'milestoneRestored' } as const;

export const changeRoadmap: Handler<typeof contract.changeRoadmap> = async ({ body, caller, isAgain }, services) => {
  const changed = await (isAgain ? currentBlueprint(services.database, caller.user.id) : changeCurrent(services.database, caller.user.id, body));
  if (!changed) throw new Refusal('blueprint-not-found'); // deleted since
  return { success: true, message: services.words.answer(said[body.change]), careerBlueprint: presentOwn(changed, caller, services) };
};

export const replaceBlueprint: Handler<typeof contract.replaceBlueprint> = async ({ body, caller }, services) => {
  const replaced = await replaceCurrent(services.database, caller.user.id, body);
  return { success: true, message: services.words.answer('blueprintUpdated'), careerBlueprint: presentOwn(replaced, caller, services) };
};

export const listVersions: Handler<typeof contract.listVersions> = async ({ caller }, services) => {
  const versions = await listedVersions(services.database, caller.user.id);
  return { success: true, versions: versions.map((version) => presentVersion(version, caller, services)) };
};

export const readVersion: Handler<typeof contract.readVersion> = async ({ params, caller }, services) => {
  return { success: true, careerBlueprint: presentOwn(await findVersion(services.database, caller.user.id, params.versionId), caller, services) };
};

export const useVersion: Handler<typeof contract.useVersion> = async ({ params, caller }, services) => {
  const version = await takeUpVersion(services.database, caller.user.id, params.versionId);
  return { success: true, message: services.words.answer('versionUsed'), careerBlueprint: presentOwn(version, caller, services) };
};
