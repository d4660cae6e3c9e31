import { years } from '@bridge/model';
import type { CareerBlueprint, Milestone } from '@bridge/model';

export type MarkdownWords = {
  title: string;
  vision: string;
  year: (year: number) => string;
  theme: (year: (typeof years)[number]) => string;
  quarter: (quarter: string) => string;
  target: string;
  note: string;
  link: string;
};

/** The blueprint as a Markdown document with task lists. `beginning` gives, for a milestone that is open, how it is begun. */
export function blueprintMarkdown(blueprint: CareerBlueprint, words: MarkdownWords, beginning: (id: string) => readonly [heading: string, words: string][] = () => []): string {
  const parts = [`# ${plain(words.title)}`, `## ${plain(words.vision)}`, plain(blueprint.structuredJson.careerVision)];
  years.forEach((year, index) => {
    parts.push(`## ${plain(`${words.year(index + 1)}: ${words.theme(year)}`)}`);
    if (blueprint.milestones[year].length > 0) parts.push(blueprint.milestones[year].map((milestone) => item(milestone, words, milestone.completed ? [] : beginning(milestone.id))).join('\n'));
  });
  return `${parts.join('\n\n')}\n`;
}

function item({ text, completed, target, note, link }: Milestone, words: MarkdownWords, beginning: readonly [heading: string, words: string][]): string {
  const lines = [`- [${completed ? 'x' : ' '}] ${plain(text)}`];
  if (target) lines.push(`  - ${plain(words.target)}: ${plain(words.quarter(target))}`);
  if (link) lines.push(`  - ${plain(words.link)}: <${URL.parse(link)?.href.replaceAll('<', '%3C').replaceAll('>', '%3E') ?? ''}>`);
  if (note) lines.push(`  - ${plain(words.note)}: ${note.split(/\r?\n/).map(plain).join('\n    ')}`);
  for (const [heading, said] of beginning) lines.push(`  - ${plain(heading)}: ${plain(said)}`);
  return lines.join('\n');
}

/** What a person wrote stays what they wrote: nothing in it becomes Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~!&]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+=])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, String.raw`$1\$2`);
}
