import type { MilestoneEntry, Resource } from '@bridge/content';
import type { Beginning, PlannedMilestone } from '@bridge/model';
import type { Content } from '../../core/content.ts';
import { skillBook } from '../../content/skills.ts';
import { mentorTopics } from '../../content/mentor-topics.ts';
import { gatherLibrary } from '../compose/library.ts';
import { actOf } from './act-of.ts';
import { placesFor } from './places.ts';
import { skillsOf } from './skills-of.ts';

type Given = { content: Content; locale: string; milestones: readonly PlannedMilestone[]; resources: readonly Resource[]; now: Date };

/** How each milestone of a plan is begun, in a language, its skills by id: of the content as it stands, so that a plan that is years old has it, too. */
export function beginningsOf({ content, locale, milestones, resources, now }: Given): Beginning[] {
  const { acts } = content.document('blueprint/begin', locale);
  const library = gatherLibrary(content, locale);
  const entries = new Map(library.milestones.map((entry) => [entry.id, entry]));
  const planned = new Set(milestones.map(({ id }) => id));
  const topicOf = topicsBySkill(content, locale);
  const named = { content: { survey: content.document('surveys/talent'), skills: content.document('skills') }, book: skillBook(content) };
  const webinars = content.document('lists/webinars', locale).items.filter(({ start, minutes }) => Date.parse(start) + minutes * 60_000 > now.getTime()).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return milestones.map((milestone) => {
    const entry = milestone.reworded ? undefined : entries.get(milestone.id); // its words are its owner's: another act, perhaps
    const act = (entry && acts.find(({ id }) => id === entry.act)) ?? actOf(milestone.text, acts);
    const tags = tagsOf(milestone, entries.get(milestone.id));
    const skills = skillsOf(milestone, entry, named);
    const webinar = webinars.find(({ acts: helped = [] }) => helped.includes(act.id));
    const topic = milestone.reasons.flatMap(({ question, option }) => topicOf.get(`${question}:${option}`) ?? [])[0];
    return {
      id: milestone.id,
      first: entry?.first ?? act.first,
      done: entry?.done ?? act.done,
      stuck: entry?.stuck ?? act.stuck,
      hours: entry?.hours ?? act.hours,
      cost: entry?.cost ?? (entry?.needs?.includes('money') ? 'some' : act.cost),
      after: (entry?.after ?? []).filter((id) => planned.has(id)),
      places: placesFor({ id: milestone.id, tags, topic: entry?.topic, act: act.id }, resources, locale).map(({ id }) => id),
      ...(skills.length > 0 && { skills }),
      ...(act.ways.includes('mentors') && { mentors: topic === undefined ? {} : { topic } }),
      ...(act.ways.includes('projects') && { projects: true as const }),
      ...((webinar || act.ways.includes('webinars')) && { webinars: webinar ? { title: webinar.title, start: webinar.start } : {} }),
    };
  });
}

/** The answers it came from; of what the library names beside options (themes, typed words), all, since a reason does not say which it was. */
function tagsOf({ reasons }: PlannedMilestone, entry: MilestoneEntry | undefined): Set<string> {
  const typed = (entry?.for ?? []).filter((tag) => tag.startsWith('theme:'));
  return new Set([...reasons.flatMap(({ question, option }) => (option === undefined ? [] : [`${question}:${option}`])), ...typed]);
}

/** What mentors call the skills and industries of the survey, by answer. */
function topicsBySkill(content: Content, locale: string): Map<string, string> {
  const topics = new Set(mentorTopics(content, locale).map(({ value }) => value));
  const pairs = content.document('mentors/fit').rules.flatMap(({ mentor, pairs: same = [] }) => (mentor === 'fieldsOfExpertise' || mentor === 'industryExpertise' ? same : []));
  const book = skillBook(content);
  const bySkill = new Map([...topics].map((topic) => [book.idOf(topic), topic]));
  const named = (value: string) => bySkill.get(book.idOf(value) ?? '') ?? [value, ...pairs.filter(({ talent }) => talent === value).map(({ mentor }) => mentor)].find((topic) => topics.has(topic));
  const questions = content.document('surveys/talent').phases.flatMap((phase) => phase.questions);
  return new Map(
    questions.flatMap((question) =>
      'options' in question
        ? question.options.flatMap(({ id, value }): [string, string][] => {
            const topic = named(value);
            return topic === undefined ? [] : [[`${question.id}:${id}`, topic]];
          })
        : [],
    ),
  );
}
