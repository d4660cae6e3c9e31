import { skillKey } from '@bridge/model';
import { hint } from '../near.ts';
import type { Question } from '../schemas/question.ts';
import type { Skills } from '../schemas/skills.ts';
import { translationOf } from '../translations/paths.ts';
import { isPseudo } from './languages.ts';
import { idsIn, type Told, type World } from './world.ts';

const file = 'skills.json';
type Named = Omit<Told, 'code' | 'message'> & { id: string; word: string; key: string };

/** Words that name two skills, wider skills in circles, and options that name a skill which is not there. */
export function tellOfSkills(world: World): Told[] {
  const skills = world.document('skills');
  if (!skills) return [];
  const known = new Map<string, string>();
  const twice = namesOf(world, skills).flatMap(({ id, word, key, ...place }): Told[] => {
    const other = known.get(key);
    if (other === undefined) known.set(key, id);
    return other === undefined || other === id ? [] : [{ ...place, code: 'contradiction', message: `"${word.trim()}" is a name of "${other}" too: nobody could tell which of the two is meant` }];
  });
  return [...twice, ...tellOfItems(skills), ...tellOfUnbuilt(world, skills), ...tellOfOptions(world, skills, known)];
}

/**
 * All names of all skills, in every language, with where they stand; of two with one name the later is told. A skill that no
 * language has yet was added after those that one has, wherever in the list it was put.
 */
function namesOf(world: World, { items }: Skills): Named[] {
  const languages = world.languages.filter((code) => !isPseudo(code));
  const own = items.map(({ id, label }, index) => ({ id, word: label, file, at: ['items', index, 'label'] }));
  const translated = languages.flatMap((code) =>
    (world.document('skills', code)?.items ?? []).flatMap(({ id, label }, index) => (label === items[index]?.label ? [] : [{ id, word: label, file: translationOf(file, code), at: ['items', id, 'label'] }])),
  );
  const others = items.flatMap(({ id, also = '' }, index) => also.split(/[,،]/).map((word) => ({ id, word, file, at: ['items', index, 'also'] })));
  const named = [...own, ...translated, ...others].map((one): Named => ({ ...one, key: skillKey(one.word) })).filter(({ key }) => key !== '');
  const before = new Set(languages.flatMap((code) => Array.from(world.text(translationOf(file, code)).matchAll(/"([\w-]+)": *\{/g), ([, id]) => id)));
  return [...named.filter(({ id }) => before.has(id)), ...named.filter(({ id }) => !before.has(id))];
}

function tellOfItems({ items }: Skills): Told[] {
  const wider = new Map(items.map(({ id, within }) => [id, within]));
  return items.flatMap(({ id, esco, also = '' }, index): Told[] => {
    const at = ['items', index];
    const twin = esco === undefined ? undefined : items.slice(0, index).find((other) => other.esco === esco);
    const circle = circleOf(id, wider);
    const isFirst = circle.every((other) => items.findIndex((item) => item.id === other) >= index);
    return [
      ...(twin ? [{ file, at: [...at, 'esco'], code: 'contradiction' as const, message: `is the address of "${twin.id}", too` }] : []),
      ...(circle.length > 0 && isFirst ? [{ file, at: [...at, 'within'], code: 'contradiction' as const, message: 'leads back to itself: a skill is no part of itself' }] : []),
      ...(also.split(/[,،]/).some((word, _, words) => words.length > 1 && word.trim() === '') ? [{ file, at: [...at, 'also'], code: 'contradiction' as const, message: 'has a comma too many' }] : []),
    ];
  });
}

/** The skills that lead from one back to itself; none where they end. */
function circleOf(id: string, wider: ReadonlyMap<string, string | undefined>): string[] {
  const way = [id];
  for (let next = wider.get(id); next !== undefined && !way.slice(1).includes(next); next = wider.get(next)) {
    if (next === id) return way;
    way.push(next);
  }
  return [];
}

/** What an aim asks for and no milestone builds would be lacking for ever. */
function tellOfUnbuilt(world: World, { needs, items, named }: Skills): Told[] {
  const files = idsIn(world, 'blueprint/milestones');
  const survey = world.document('surveys/talent');
  if (!survey || world.files.filter((name) => name.startsWith('blueprint/milestones/')).length !== files.length) return []; // a file with a fault is told as such
  const wider = new Map(items.map(({ id, within }) => [id, within]));
  const asked = survey.phases.flatMap(({ questions }) => questions).filter(({ field }) => named.talent.some((key) => key === field));
  const answers = new Map<string, string>(asked.flatMap((question) => ('options' in question ? question.options.map(({ id }) => [`${question.id}:${id}`, id] as const) : [])));
  const built = new Set(files.flatMap((id) => world.document(id)?.milestones ?? []).flatMap(({ skills = [], for: tags = [] }) => [...skills, ...tags.flatMap((tag) => answers.get(tag) ?? [])]).flatMap((id) => [id, wider.get(id)]));
  return needs.flatMap(({ skills }, index) => skills.flatMap((id, place): Told[] => (!wider.has(id) || built.has(id) ? [] : [{ file, at: ['needs', index, 'skills', place], code: 'never', message: `"${id}" is built by no milestone: nobody could close the gap. Name it in "skills" of one` }])));
}

/** What can be chosen as a skill is one. */
function tellOfOptions(world: World, { named }: Skills, known: ReadonlyMap<string, string>): Told[] {
  const [survey, onboarding] = [world.document('surveys/talent'), world.document('onboarding/mentor')];
  const asked = new Set<string | undefined>(named.mentor.map((key) => onboarding?.sends[key]));
  return [
    ...(survey ? strangers('surveys/talent.json', survey.phases, ({ field }) => named.talent.some((key) => key === field), known) : []),
    ...(onboarding ? strangers('onboarding/mentor.json', onboarding.phases, ({ id }) => asked.has(id), known) : []),
  ];
}

function strangers(where: string, phases: readonly { questions: readonly Question[] }[], isNaming: (question: Question) => boolean, known: ReadonlyMap<string, string>): Told[] {
  return phases.flatMap(({ questions }, phase) =>
    questions.flatMap((question, index) =>
      isNaming(question) && 'options' in question
        ? question.options.flatMap(({ id, value }, place): Told[] => {
            const at = ['phases', phase, 'questions', index, 'options', place];
            const skill = known.get(skillKey(value));
            if (skill === undefined) return [{ file: where, at: [...at, 'value'], code: 'dangling-reference', message: `"${value}" is the name of no skill: give it to one in skills.json, in "also", or add a skill.${hint(skillKey(value), [...known.keys()])}` }];
            return question.field === undefined || skill === id ? [] : [{ file: where, at: [...at, 'id'], code: 'contradiction', message: `"${id}" is not the id of the skill that it names, "${skill}": posts know both by one id` }];
          })
        : [],
    ),
  );
}
