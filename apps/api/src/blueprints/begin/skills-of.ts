import type { Documents, MilestoneEntry } from '@bridge/content';
import type { PlannedMilestone, SkillGap } from '@bridge/model';
import type { SkillBook } from '../../content/skills.ts';

type Named = { content: { survey: Documents['surveys/talent']; skills: Documents['skills'] }; book: SkillBook };

/** The skills that doing a milestone builds: those that its text in content says, and the answers it is for that are skills. */
export function skillsOf({ reasons }: Pick<PlannedMilestone, 'reasons'>, entry: MilestoneEntry | undefined, { content: { survey, skills }, book }: Named): string[] {
  const asked = new Set(survey.phases.flatMap(({ questions }) => questions).flatMap(({ id, field }) => (skills.named.talent.some((key) => key === field) ? [id] : [])));
  const tags = [...(entry?.for ?? []).map((tag) => tag.split(':')), ...reasons.map(({ question, option }) => [question, option])];
  const answered = tags.flatMap(([question = '', option = '']) => (asked.has(question) && book.has(option) ? [option] : []));
  return [...new Set([...(entry?.skills ?? []), ...answered])];
}

/** So many skills that are lacking are named, and so many of them that nothing in the plan builds: a list of what one cannot begin helps nobody. */
const [mostNamed, mostUnbuilt] = [8, 2];

/** What the aims of a talent ask for: what of it they have, and what they lack, each with the milestones of the plan that build it: what more aims ask for first, what nothing builds last. */
export function gapOf({ aims, own, built, book, needs, locale }: { aims: ReadonlySet<string>; own: readonly string[]; built: readonly { id: string; skills: readonly string[] }[]; book: SkillBook; needs: Documents['skills']['needs']; locale: string }): SkillGap {
  const asked = new Map<string, number>();
  for (const { for: tags, skills } of needs) if (tags.some((tag) => aims.has(tag))) for (const id of skills) asked.set(id, (asked.get(id) ?? 0) + 1);
  const isPart = (id: string, of: string) => id === of || book.widerOf(id) === of;
  const has = (id: string) => own.some((one) => isPart(one, id));
  const byAims = [...asked].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const lacks = byAims.filter((id) => !has(id)).map((id) => ({ skill: book.nameOf(id, locale), milestones: built.filter(({ skills }) => skills.some((one) => isPart(one, id))).map(({ id: milestone }) => milestone) }));
  const closed = lacks.filter(({ milestones }) => milestones.length > 0);
  const unbuilt = lacks.filter(({ milestones }) => milestones.length === 0).slice(0, mostUnbuilt);
  return {
    has: byAims.filter(has).map((id) => book.nameOf(id, locale)),
    lacks: [...closed.slice(0, mostNamed - unbuilt.length), ...unbuilt],
  };
}
