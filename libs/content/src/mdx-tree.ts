import { createProcessor, type CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

type Format = NonNullable<CompileOptions['outputFormat']>;
export type Tree = ReturnType<ReturnType<typeof processorFor>['parse']>;

const processors = { program: processorFor('program'), 'function-body': processorFor('function-body') };
const kept = new Map<string, Tree>();
let isKeeping = false;

/** From now on the syntax tree of a text that was checked waits for its drawing: reading a text takes longer than both. */
export function keepTrees(): void {
  isKeeping = true;
}

/** The syntax tree of an MDX text. Throws where a tag or brace is left open. */
export function readTree(text: string): Tree {
  const tree = processors.program.parse(text);
  if (isKeeping) kept.set(text, tree);
  return tree;
}

/** The tree for somebody who will change it: the one that waits, or a new one. */
export function takeTree(text: string): Tree {
  const tree = kept.get(text) ?? processors.program.parse(text);
  kept.delete(text);
  return tree;
}

/** The code that draws a tree. */
export function codeOf(tree: Tree, format: Format): string {
  const processor = processors[format];
  return processor.stringify(processor.runSync(tree as unknown as Parameters<typeof processor.runSync>[0])); // typed as the tree it ends with
}

/** What can be read of a part of a tree. */
export function wordsOf(node: object): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node && Array.isArray(node.children) ? node.children.map((child: object) => wordsOf(child)).join('') : '';
}

function processorFor(outputFormat: Format) {
  return createProcessor({
    outputFormat,
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    tableCellAlignToStyle: false, // a style attribute would break the content security policy
  });
}
