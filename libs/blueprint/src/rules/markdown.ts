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

/** The blueprint as a Markdown document with task lists. */
export function blueprintMarkdown(blueprint: CareerBlueprint, words: MarkdownWords): string {
  const parts = [`# ${plain(words.title)}`, `## ${plain(words.vision)}`, plain(blueprint.structuredJson.careerVision)];
  years.forEach((year, index) => {
    parts.push(`## ${plain(`${words.year(index + 1)}: ${words.theme(year)}`)}`);
    if (blueprint.milestones[year].length > 0) parts.push(blueprint.milestones[year].map((milestone) => item(milestone, words)).join('\n'));
  });
  return `${parts.join('\n\n')}\n`;
}

function item({ text, completed, target, note, link }: Milestone, words: MarkdownWords): string {
  const lines = [`- [${completed ? 'x' : ' '}] ${plain(text)}`];
  if (target) lines.push(`  - ${plain(words.target)}: ${plain(words.quarter(target))}`);
  if (link) lines.push(`  - ${plain(words.link)}: <${URL.parse(link)?.href.replaceAll('<', '%3C').replaceAll('>', '%3E') ?? ''}>`);
  if (note) lines.push(`  - ${plain(words.note)}: ${note.split(/\r?\n/).map(plain).join('\n    ')}`);
  return lines.join('\n');
}

/** What a person wrote stays what they wrote: nothing in it becomes Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~!&]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+=])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, String.raw`$1\$2`);
}
