import type { contract, PlaceToGo } from '@bridge/model';
import type { Resource, Resources } from '@bridge/content';
import type { Handler } from '../../core/call-handler.ts';
import { placesNow, type Checked } from '../../resources/face.ts';
import { currentBlueprint, milestonesOf } from '../store.ts';
import { beginningsOf } from './begin.ts';

export const howToBegin: Handler<typeof contract.howToBegin> = async ({ caller }, { database, content, words: { locale } }) => {
  const stored = await currentBlueprint(database, caller.user.id);
  if (!stored) return { success: true, beginnings: [], places: [] };
  const { items, megabytes } = content.document('resources');
  const { shown: resources, checked, reported } = await placesNow(database, items, caller.user.id);
  const beginnings = beginningsOf({ content, locale, milestones: milestonesOf(stored), resources, now: new Date() });
  const named = new Set(beginnings.flatMap(({ places }) => places));
  return { success: true, beginnings, places: resources.filter(({ id }) => named.has(id)).map((resource) => ({ ...present(resource, megabytes, checked.get(resource.id)), reported: reported.has(resource.id) })) };
};

function present({ id, title, publisher, address, languages, price, form, megabytes: own }: Resource, megabytes: Resources['megabytes'], found: Checked | undefined): Omit<PlaceToGo, 'reported'> {
  return { id, title, publisher, address, languages, price, megabytes: own ?? megabytes[form], checked: found ? { at: found.checked_at.toISOString(), answered: found.answered } : null };
}
