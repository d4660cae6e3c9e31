import { isPerhapsYoung, type contract, type PlaceToGo } from '@bridge/model';
import type { Resource, Resources } from '@bridge/content';
import type { Handler } from '../../core/call-handler.ts';
import { placesNow, type Checked } from '../../resources/face.ts';
import { skillBook } from '../../content/skills.ts';
import { factsOf } from '../compose/facts.ts';
import { gatherLibrary } from '../compose/library.ts';
import { prepare } from '../compose/prepare.ts';
import { generatorInput } from '../generator.ts';
import { currentBlueprint, milestonesOf } from '../store.ts';
import { beginningsOf } from './begin.ts';
import { gapOf } from './skills-of.ts';

export const howToBegin: Handler<typeof contract.howToBegin> = async ({ caller }, { database, content, words: { locale } }) => {
  const stored = await currentBlueprint(database, caller.user.id);
  if (!stored) return { success: true, beginnings: [], places: [] };
  const { items, megabytes } = content.document('resources');
  const { shown: resources, checked, reported } = await placesNow(database, items, caller.user.id);
  const milestones = milestonesOf(stored);
  const beginnings = beginningsOf({ content, locale, milestones, resources, now: new Date() });
  const ownWords = new Set(milestones.flatMap(({ id, reworded }) => (reworded ? [id] : [])));
  const told = beginnings.filter(({ id }) => !ownWords.has(id)); // a first step of ours would stand there as if it belonged to words that are theirs
  const named = new Set(told.flatMap(({ places }) => places));
  const book = skillBook(content);
  const library = gatherLibrary(content, locale);
  const { facts } = factsOf({ library, ...generatorInput(content, caller.user.profile, locale) }, prepare(library).known);
  const built = beginnings.map(({ id, skills = [] }) => ({ id, skills }));
  const gap = gapOf({ aims: new Set(facts.keys()), own: book.ofTalent(caller.user.profile), built, book, needs: content.document('skills').needs, locale });
  const inWords = told.map(({ skills, ...beginning }) => ({ ...beginning, ...(skills && { skills: skills.map((id) => book.nameOf(id, locale)) }) }));
  return { success: true, coached: !isPerhapsYoung(caller.user.birth_month, new Date()), beginnings: inWords, gap, places: resources.filter(({ id }) => named.has(id)).map((resource) => ({ ...present(resource, megabytes, checked.get(resource.id)), reported: reported.has(resource.id) })) };
};

function present({ id, title, publisher, address, languages, price, form, megabytes: own }: Resource, megabytes: Resources['megabytes'], found: Checked | undefined): Omit<PlaceToGo, 'reported'> {
  return { id, title, publisher, address, languages, price, megabytes: own ?? megabytes[form], checked: found ? { at: found.checked_at.toISOString(), answered: found.answered } : null };
}
