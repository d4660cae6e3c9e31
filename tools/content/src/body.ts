import type { CompileOptions } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';
import { codeOf, takeTree } from './mdx-tree.ts';

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

/** How long it takes to read a text, in minutes; what stands in its head is not read. */
export function minutesOf(text: string): number {
  const words = text.replace(/^---[\s\S]*?^---$/m, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}

function wordsOf(node: object): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node && Array.isArray(node.children) ? node.children.map((child: object) => wordsOf(child)).join('') : '';
}
