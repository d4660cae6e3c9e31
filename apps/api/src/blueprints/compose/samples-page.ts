// Writes docs/blueprints.md: node apps/api/src/blueprints/compose/samples-page.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openContent, type Survey } from '@bridge/content';
import { years, type Reason } from '@bridge/model';
import { composeBlueprint } from './compose.ts';
import { gatherLibrary } from './library.ts';
import { judge, type Flaw } from '../rubric/judge.ts';
import { samples, type Sample } from './samples.ts';
import { toldBy } from './told.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const content = await openContent(path.join(root, 'content'));
const introduction = `# Twenty blueprints

What the composer makes of twenty different sets of answers, with \`content/blueprint/\` as it stands. Written by \`node apps/api/src/blueprints/compose/samples-page.ts\`; run it after a change to the library and read what changed.

Each milestone is followed by the answers it came from, each plan by what the rubric finds.

## How a blueprint is chosen

- A text in \`content/blueprint/milestones/\` names the answers it is \`for\`, the years it fits, and whom it is kept from (\`when\`, \`unless\`). One with \`after\` follows an earlier milestone; of those with one \`topic\` a blueprint holds one.
- An answer is written \`6:cloud-computing\` (question:option), \`5:other\` or \`2:text\` (what was typed), \`envision\`, or \`theme:health\` (what typed words are about: see \`rules.json\`).
- Each question has places of its own in the five years (\`places\` in \`rules.json\`), which its answers fill in turn, what was typed before what was ticked; a question with more ticks than places leaves some out. Where no answer brings a milestone, one for everybody stands in the years named by \`general\`. So a changed answer changes the milestones that name it, and two others at most: \`single-change.test.ts\` counts.
- What somebody typed is only ever quoted, so that the sentence stays right whatever it was. Of several that fit a place equally, the one with more reasons stands there, then the one that stands first in the files: the same answers always give the same blueprint.
- The vision takes from each part of \`visions.json\` the first sentence that fits.
- What a plan is judged by stands in \`rubric.json\`, see [the decision](decisions/plan-rubric.md): a milestone is one act with a result that can be counted, fits its year and what its owner refused, has a true reason, and says nothing again; a year brings a written exercise, feedback, knowledge of the working world, somebody to learn from and people who stand by; an aim of "a job" gets the road to one. A milestone of \`everyYear\` brings all five, so no year lacks any.
- A tick is kept under the id of the text: reword a text freely, never change its id.
`;
writeFileSync(path.join(root, 'docs/blueprints.md'), [introduction, ...samples.map(section)].join('\n'));

function section({ title, envision, answers, locale = 'en' }: Sample, index: number): string {
  const [library, survey, rubric] = [gatherLibrary(content, locale), content.document('surveys/talent', locale), content.document('blueprint/rubric', locale)];
  const given = { library, survey, answers, envision };
  const plan = composeBlueprint({ ...given, locale });
  const { careerVision, years: roadmap } = plan;
  const year = (name: (typeof years)[number], number: number) =>
    [`### Year ${number + 1}`, '', ...roadmap[name].map(({ text, reasons }) => `- ${text}${reasons.length > 0 ? ` *(${reasons.map((reason) => reasonName(survey, reason)).join(' · ')})*` : ''}`), ''].join('\n');
  return [`## ${index + 1}. ${title}`, '', `> ${careerVision}`, '', ...years.map(year), verdict(judge(plan, { rubric, library, told: toldBy(given) })), ''].join('\n');
}

function verdict(flaws: Flaw[]): string {
  return flaws.length === 0 ? 'Rubric: passes.' : `Rubric: ${flaws.map(({ rule, year, id, about }) => [rule, year, about ?? id].filter(Boolean).join(' ')).join('; ')}.`;
}

function reasonName(survey: Survey, reason: Reason): string {
  return reason.text ? `“${reason.text}”` : labelOf(survey, reason);
}

function labelOf({ phases }: Survey, reason: Reason): string {
  const question = phases.flatMap((phase) => phase.questions).find(({ id }) => id === reason.question);
  const options = question && 'options' in question ? question.options : [];
  const label = options.find(({ id }) => id === reason.option)?.label ?? '';
  return question?.type === 'radio' ? `${question.prompt} ${label}` : label;
}
