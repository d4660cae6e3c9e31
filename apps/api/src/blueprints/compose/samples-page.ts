// Writes docs/blueprints.md: node apps/api/src/blueprints/compose/samples-page.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openContent, type Survey } from '@bridge/content';
import { years, type Reason } from '@bridge/model';
import { composeBlueprint } from './compose.ts';
import { gatherLibrary } from './library.ts';
import { samples, type Sample } from './samples.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const content = await openContent(path.join(root, 'content'));
const library = gatherLibrary(content);
const survey = content.document('surveys/talent');
const introduction = `# Twenty blueprints

What the composer makes of twenty different sets of answers, with \`content/blueprint/\` as it stands. Written by \`node apps/api/src/blueprints/compose/samples-page.ts\`; run it after a change to the library and read what changed.

Each milestone is followed by the answers it came from.

## How a blueprint is chosen

- A text in \`content/blueprint/milestones/\` names the answers it is \`for\`, the years it fits, and whom it is kept from (\`when\`, \`unless\`). One with \`after\` follows an earlier milestone; of those with one \`topic\` a blueprint holds one.
- An answer is written \`6:cloud-computing\` (question:option), \`5:other\` or \`2:text\` (what was typed), \`envision\`, or \`theme:health\` (what typed words are about: see \`rules.json\`).
- Every answer gets its turn before any returns; \`rules.json\` holds the weights by question and year, how quickly they fade, and how many milestones a year has.
- What somebody typed is only ever quoted, so that the sentence stays right whatever it was. Between equals a fixed rule decides: the same answers always give the same blueprint.
- The vision takes from each part of \`visions.json\` the first sentence that fits.
- A tick is kept under the id of the text: reword a text freely, never change its id.
`;
writeFileSync(path.join(root, 'docs/blueprints.md'), [introduction, ...samples.map(section)].join('\n'));

function section({ title, envision, answers }: Sample, index: number): string {
  const { careerVision, years: roadmap } = composeBlueprint({ library, survey, answers, envision });
  const year = (name: (typeof years)[number], number: number) =>
    [`### Year ${number + 1}`, '', ...roadmap[name].map(({ text, reasons }) => `- ${text}${reasons.length > 0 ? ` *(${reasons.map(reasonName).join(' · ')})*` : ''}`), ''].join('\n');
  return [`## ${index + 1}. ${title}`, '', `> ${careerVision}`, '', ...years.map(year)].join('\n');
}

function reasonName(reason: Reason): string {
  return reason.text ? `“${reason.text}”` : labelOf(survey, reason);
}

function labelOf({ phases }: Survey, reason: Reason): string {
  const question = phases.flatMap((phase) => phase.questions).find(({ id }) => id === reason.question);
  const options = question && 'options' in question ? question.options : [];
  const label = options.find(({ id }) => id === reason.option)?.label ?? '';
  return question?.type === 'radio' ? `${question.prompt} ${label}` : label;
}
