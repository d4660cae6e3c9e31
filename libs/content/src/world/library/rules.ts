import { helps, type BlueprintRules } from '../../schemas/blueprint.ts';
import type { Survey } from '../../schemas/survey.ts';
import type { Path } from '../../source.ts';
import type { Told } from '../world.ts';
import { questionOf, type Known, type Milestone } from './conditions.ts';
import { fewest, most, years } from './years.ts';

/** Places, themes, roads and refusals that never decide anything. */
export function tellOfRules(milestones: readonly Milestone[], rules: BlueprintRules, survey: Survey, known: Known): Told[] {
  const file = 'blueprint/rules.json';
  const questions = new Set([...survey.phases.flatMap((phase) => phase.questions.map(({ id }) => id)), 'envision']);
  const spoken = new Set(milestones.flatMap(({ entry }) => (entry.for ?? []).map(questionOf)));
  const told: Told[] = [];
  const tell = (at: Path, message: string, code: Told['code'] = 'never') => told.push({ file, at, code, message });
  rules.questions.forEach(({ id, places, general }, index) => {
    const at = ['questions', index];
    if (rules.questions.findIndex((other) => other.id === id) < index) tell([...at, 'id'], `"${id}" has its places already`, 'duplicate-id');
    else if (!questions.has(id)) tell([...at, 'id'], `"${id}" is no question of the survey, nor "envision": these are places for nothing`, 'dangling-reference');
    else if (!spoken.has(id)) tell([...at, 'id'], `no milestone speaks to an answer to "${id}": these are places for nothing`);
    general.forEach((year, place) => {
      if (!places.includes(year)) tell([...at, 'general', place], `"${id}" has no place in year ${year}`);
    });
  });
  if (rules.questions.every(({ id }, index) => questions.has(id) && rules.questions.findIndex((other) => other.id === id) === index)) for (const id of questions) if (spoken.has(id) && !rules.questions.some((question) => question.id === id)) tell(['questions'], `have no places for "${id}", to which milestones speak: they would never be chosen`);
  const areKnown = rules.everyYear.every((id) => milestones.some(({ entry }) => entry.id === id)); // one that is not there is told where it is named
  for (const year of years) {
    const room = 1 + rules.questions.flatMap(({ places }) => places).filter((one) => one === year).length; // one of "everyYear"
    const kept = rules.questions.flatMap(({ general }) => general).filter((one) => one === year).length;
    if (room > most) tell(['questions'], `give year ${year} ${room} places, and it holds ${most} at most`);
    if (kept + 1 < fewest) tell(['questions'], `keep ${kept} places of year ${year} for what is for everybody ("general"), and it needs ${fewest - 1} beside that of "everyYear": who answered little would find it empty`);
    const always = milestones.filter(({ entry }) => rules.everyYear.includes(entry.id) && entry.years.includes(year));
    if (always.length === 0 && areKnown) tell(['everyYear'], `name no milestone of year ${year}`);
  }
  rules.everyYear.forEach((id, index) => {
    const entry = milestones.find((milestone) => milestone.entry.id === id)?.entry;
    const lacking = entry ? helps.filter((one) => !entry.helps?.includes(one)) : [];
    if (lacking.length > 0) tell(['everyYear', index], `"${id}" does not bring ${lacking.join(', ')} ("helps"): a year could lack it`);
    if (entry?.for) tell(['everyYear', index], `"${id}" is for some answers alone: use "when" and "unless", so that everybody gets one a year`);
  });
  rules.roads.forEach(({ borrows }, index) => {
    borrows.forEach((id, place) => {
      if (!rules.questions.some((question) => question.id === id)) tell(['roads', index, 'borrows', place], `"${id}" has no places that could be borrowed`, 'dangling-reference');
    });
  });
  const isThemeLost = rules.refusals.some(({ answers }) => answers.some((tag) => tag.startsWith('theme:') && !rules.themes.some(({ id }) => tag === `theme:${id}`))); // told as such
  rules.themes.forEach(({ id, from, words, hints, with: beside, askWith }, index) => {
    if (hints && !beside && !askWith) tell(['themes', index, 'hints'], 'tell nothing without "with": say beside which words they count');
    from.forEach((tag, place) => {
      if (!known.typed.has(tag)) tell(['themes', index, 'from', place], `"${tag}" is not typed: there are no words to look into`);
    });
    if (!/[\p{L}\p{N}]/u.test(words)) tell(['themes', index, 'words'], 'hold no word: the theme would never be found');
    if (!isThemeLost && !milestones.some(({ entry }) => [entry.for, entry.also, entry.when, entry.unless].some((tags) => tags?.includes(`theme:${id}`))) && !rules.refusals.some(({ answers }) => answers.includes(`theme:${id}`))) tell(['themes', index, 'id'], `no milestone asks for "theme:${id}"`);
  });
  rules.roads.forEach(({ topics }, index) => {
    for (const topic of topics) if (!milestones.some(({ entry }) => entry.topic === topic)) tell(['roads', index, 'topics'], `no milestone has the topic "${topic}"`);
  });
  rules.refusals.forEach(({ needs }, index) => {
    for (const need of needs) if (!milestones.some(({ entry }) => entry.needs?.includes(need))) tell(['refusals', index, 'needs'], `no milestone needs "${need}"`);
  });
  return told;
}
