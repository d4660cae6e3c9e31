import type { z } from 'zod';
import type { Path } from './source.ts';
import { targetsIn } from './translations/kept.ts';
import { walk } from './walk.ts';

/** Where the links and the texts of a document lead; texts are only looked through where some text may hold a link. */
export function targetsOf(schema: z.ZodType, value: unknown, mayHoldLinks: boolean): string[] {
  const targets = new Set<string>();
  walk(schema, value, (_mark, to) => void targets.add(to), ['link']);
  if (mayHoldLinks) walk(schema, value, (_mark, text) => targetsIn(text).forEach((to) => targets.add(to)), ['text']);
  return [...targets];
}

/** The paths in a document that lead to a target. */
export function pathsTo(schema: z.ZodType, value: unknown, target: string): Path[] {
  const paths: Path[] = [];
  walk(schema, value, (mark, text, place) => {
    if (mark.mark === 'link' ? text === target : targetsIn(text).includes(target)) paths.push([...place.path]);
  }, ['link', 'text']);
  return paths;
}

// Links with words, what such links name below, and addresses that stand in the text by themselves.
const inBody = [/\]\(\s*<?([^)\s>]*)/g, /^ {0,3}\[[^\]]+\]:[ \t]*<?([^\s>]+)/gm, /(?<![\w(<[/"]|\]:[ \t]*)(https?:\/\/[^\s<>)\]]*[\w/])/g];

/** Where the links and pictures of an MDX body lead, each with its offset in the file. Code is no link. */
export function targetsInBody(text: string, body: string): { to: string; offset: number }[] {
  const start = text.length - body.length;
  const prose = body.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`/gm, (code) => ' '.repeat(code.length));
  return inBody.flatMap((pattern) => [...prose.matchAll(pattern)].map(({ 0: whole, 1: to = '', index }) => ({ to, offset: start + index + Math.max(0, whole.lastIndexOf(to)) })));
}
