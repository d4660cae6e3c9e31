import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompileOptions } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';
import { bodyOf } from './mdx.ts';
import { codeOf, takeTree, wordsOf } from './mdx-tree.ts';
import { targetsInBody } from './links.ts';
import { sameTargets } from './translations/kept.ts';
import { translationOf } from './translations/paths.ts';

export { bodyOf };

const wordsAMinute = 220;

/**
 * The text of a post or legal text as code that draws it, and its second-level headings. `program` is a module;
 * `function-body` can be run at once.
 */
export function compileBody(text: string, outputFormat: NonNullable<CompileOptions['outputFormat']>): { code: string; headings: string[] } {
  const tree = takeTree(text);
  const headings: string[] = [];
  visit(tree, 'heading', (node) => {
    if (node.depth === 2) headings.push(wordsOf(node));
  });
  return { code: codeOf(tree, outputFormat), headings };
}

/** The text of a post or legal text in a language; the source text where that language has none, or one whose links are no longer those of the source. */
export function articleText(folder: string, id: string, locale?: string): string {
  const own = locale === undefined ? undefined : path.join(folder, translationOf(`${id}.mdx`, locale));
  const text = own !== undefined && existsSync(own) ? readFileSync(own, 'utf8') : '';
  const source = readFileSync(path.join(folder, `${id}.mdx`), 'utf8');
  return bodyOf(text).trim() === '' || !sameTargets(targetsOf(source), targetsOf(text)) ? source : text;
}

const targetsOf = (text: string) => targetsInBody(text, bodyOf(text)).map(({ to }) => to);

/** How long it takes to read a text, in minutes; what stands in its head is not read. */
export function minutesOf(text: string): number {
  const words = text.replace(/^---[\s\S]*?^---$/m, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
