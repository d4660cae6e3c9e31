import { surveyFieldsSchema } from '@bridge/model';
import { fileOf, idsIn, type Told, type World } from '@bridge/content/engine/world/world';

/** What the survey asks for, each by its key; the wish for the future has a step of its own, and a title of their work people write in their profile. */
const keys = Object.keys(surveyFieldsSchema.entries).filter((key) => !['furtherAnswers', 'careerAspiration', 'currentJobTitle'].includes(key));

/**
 * Answers that no question is for: what hangs on them would be silent by mistake. One that is retired is enough: that it is asked no more was
 * decided, every answer may be missing, and what was answered before stays.
 */
export function tellOfAnswers(world: World): Told[] {
  const survey = world.document('surveys/talent');
  if (!survey) return [];
  const file = 'surveys/talent.json';
  const questions = survey.phases.flatMap((phase, p) => phase.questions.map((question, q) => ({ question, at: ['phases', p, 'questions', q] })));
  const lacking = keys.filter((key) => !questions.some(({ question }) => question.field === key));
  const free = questions.filter(({ question }) => !question.field && !question.retired);
  if (lacking.length === 0) return [];
  const message = `${lacking.map((key) => `"${key}"`).join(', ')} is what the product asks for, and no question sends it`;
  return [{ file, at: free.length === 1 ? free[0]!.at : ['phases'], part: free.length === 1 ? 'value' : 'key', code: 'missing-field', message: `${message}: give one "field": "${lacking[0]!}"` }]; // one is lacking
}

/** Documents with an id of their own are called by it: one that is called otherwise is misspelt, or was copied. */
export function tellOfIds(world: World): Told[] {
  return (['pages', 'forms', 'surveys', 'onboarding'] as const).flatMap((folder) => idsIn(world, folder).flatMap((name): Told[] => {
    const slug = name.slice(folder.length + 1);
    const { id } = world.document(name) as { id: string }; // all four have one
    return id === slug ? [] : [{ file: fileOf(name), at: ['id'], code: 'contradiction', message: `"${id}" is not the name of this file: write "${slug}", or rename the file` }];
  }));
}

/** Pages whose title no heading says. */
export function tellOfHeadings(world: World): Told[] {
  return idsIn(world, 'pages').flatMap((id): Told[] => {
    const { blocks, redirect } = world.document(id)!; // idsIn() lists those with a document
    return redirect !== undefined || blocks.some(({ type }) => type === 'hero') ? [] : [{ file: fileOf(id), at: ['blocks'], part: 'key', code: 'missing-field', message: 'have no "hero": the page would have no heading' }];
  });
}
