import { hint } from '../near.ts';
import type { Fit } from '../schemas/mentors.ts';
import type { Question } from '../schemas/question.ts';
import type { WordTree } from '../schemas/words.ts';
import type { Told, World } from './world.ts';

/** Pairs of values that no answer has, so that they never apply, and rules without words for their reason. */
export function tellOfFit(world: World): Told[] {
  const [fit, survey, onboarding] = [world.document('mentors/fit'), world.document('surveys/talent'), world.document('onboarding/mentor')];
  if (!fit || !survey || !onboarding) return [];
  const asked = (phases: readonly { questions: readonly Question[] }[]) => phases.flatMap(({ questions }) => questions);
  const asker = (rule: Rule) => asked(survey.phases).find(({ field }) => field === rule.talent);
  const offerer = (rule: Rule) => asked(onboarding.phases).find(({ id }) => id === onboarding.sends[rule.mentor]);
  const talent = (rule: Rule) => valuesOf(asker(rule));
  const mentor = (rule: Rule) => valuesOf(offerer(rule));
  const [talents, mentors] = [fit.rules.map(talent), fit.rules.map(mentor)];
  const wordless = ['skills', 'skills-near'].flatMap((id) => tellOfReason(world, { id }).map((told): Told => ({ ...told, file: 'mentors/fit.json', at: ['skills'], part: 'key' })));
  return [...wordless, ...fit.rules.flatMap((rule, index) => [...tellOfRule(rule, talent(rule), mentor(rule)), ...(takesOther(asker(rule)) && takesOther(offerer(rule)) ? [] : tellOfStrangers(rule, [talent(rule), talents], [mentor(rule), mentors])), ...tellOfReason(world, rule)].map((told) => ({ ...told, file: 'mentors/fit.json', at: ['rules', index, ...told.at] })))];
}

type Rule = Fit['rules'][number];
type Found = Pick<Told, 'code' | 'message'> & { at: (string | number)[] };

/** The values that an answer can have by its options. */
function valuesOf(question: Question | undefined): string[] {
  return question && 'options' in question ? question.options.map(({ value }) => value) : [];
}

function tellOfRule({ talent, mentor, pairs = [] }: Rule, answered: readonly string[], offered: readonly string[]): Found[] {
  return pairs.flatMap((pair, index): Found[] => [
    ...tellOfValue(pair.talent, answered, ['pairs', index, 'talent'], `an answer that gives "${talent}"`),
    ...tellOfValue(pair.mentor, offered, ['pairs', index, 'mentor'], `an answer that gives "${mentor}"`),
  ]);
}

/** A rule without pairs looks for values that are the same: where the two have none in common, the one that no other rule could use here is wrong. */
function tellOfStrangers({ talent, mentor, pairs }: Rule, [answered, talents]: [string[], string[][]], [offered, mentors]: [string[], string[][]]): Found[] {
  if (pairs || answered.length === 0 || offered.length === 0 || share(answered, offered)) return [];
  const isMentorStrange = mentors.some((others) => share(answered, others)) && !talents.some((others) => share(offered, others));
  return [{ at: [isMentorStrange ? 'mentor' : 'talent'], code: 'never', message: `"${talent}" and "${mentor}" have no value in common: without "pairs" the rule would never apply` }];
}

/** What is typed under "Other" may be the same as anything. */
const takesOther = (question: Question | undefined) => question !== undefined && 'options' in question && (question.allowOther ?? question.type === 'multi-select');

const share = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value));

function tellOfValue(value: string, given: readonly string[], at: Found['at'], what: string): Found[] {
  return given.length === 0 || given.includes(value) ? [] : [{ at, code: 'dangling-reference', message: `"${value}" is not the value of ${what}: the pair would never apply.${hint(value, given)}` }];
}

/** The reason on a mentor's card has the rule's name as its key. */
function tellOfReason(world: World, { id }: Pick<Rule, 'id'>): Found[] {
  const words = world.document('interface/mentorship')?.['reasons'] as WordTree | undefined; // a group, where it is there
  const rules = words?.['rules'];
  if (typeof rules !== 'object' || typeof rules[id] === 'string') return [];
  return [{ at: ['id'], code: 'missing-field', message: `"${id}" has no words for its reason: give "reasons.rules.${id}" of interface/mentorship.json the text.${hint(id, Object.keys(rules))}` }];
}
