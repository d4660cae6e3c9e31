import { anchorOf } from '@bridge/model';
import { visit } from 'unist-util-visit';
import { safeLink, unseenCharacter, wordOfTwoAlphabets } from './hostile.ts';
import { nearLink } from './marks.ts';
import { readTree, wordsOf } from './mdx-tree.ts';
import { hint } from './near.ts';
import { deepest, type Problem } from './source.ts';

/** The components a text may use, each with what may be said in its tag. */
const attributesOf: Record<string, readonly string[]> = { Callout: ['title'], Quote: ['by'] };
export const components = Object.keys(attributesOf);

/** What is wrong in the body of an MDX file: code, unknown components, unsafe links. */
export function bodyProblems(text: string): Problem[] {
  let tree;
  try {
    tree = readTree(text);
  } catch (error) {
    return [mdxSyntax(text, error)];
  }
  const deep = tooDeep(tree);
  if (deep) return [{ offset: deep.position?.start.offset ?? 0, code: 'too-deep', message: `nests deeper than ${deepest} levels` }];
  const problems: Problem[] = [];
  const anchors = new Set<string>();
  let level = 1; // the title of the page
  visit(tree, (node) => {
    const offset = node.position?.start.offset ?? 0;
    const fault = (code: Problem['code'], message: string, at = offset) => problems.push({ offset: at, code, message });
    // As &#x202e; it cannot be seen in the file either.
    const unseen = (value: string, start: number) => {
      const found = unseenCharacter(value);
      if (found) fault('hostile-text', found.message, Math.max(start, start + (/&[#\w]+;/.exec(text.slice(start))?.index ?? 0)));
    };
    if (node.type === 'mdxjsEsm') fault('mdx-code', 'import and export are not used in content');
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') fault('mdx-code', '{…} is code: write \\{ for a brace');
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      if (!safeLink(node.url)) fault('unsafe-link', `"${node.url}" is not a link: use a path of this site ("/about"), https:, mailto: or tel:`);
    }
    const isOwn = node.type === 'image' && node.url.startsWith('/pictures/');
    const isNamed = isOwn && /^\/pictures\/[a-z0-9][a-z0-9-]*$/.test(node.url);
    if (isOwn && !isNamed) fault('unsafe-link', `"${node.url}" is no picture: write ![](/pictures/name), by the name of a file of content/pictures without its ending`);
    if (isNamed && /\S/.test(node.alt ?? '')) fault('contradiction', `what this picture shows is said in ${node.url.slice(1)}.json, once for all languages: write ![](${node.url})`);
    if ((node.type === 'link' || node.type === 'definition') && /^\/pictures(?:\/|$)/.test(node.url)) fault('unsafe-link', `"${node.url}" is no page: a picture is shown by ![](${node.url})`);
    if (node.type === 'image' && !isOwn && safeLink(node.url) && !/^\/[^?#]+\.(?:png|jpe?g|webp|svg)$/i.test(node.url)) fault('unsafe-link', `"${node.url}" is no picture: bring it into content/pictures, and write ![](/pictures/name)`);
    if (node.type === 'link' && !hasWords(node) && !node.children.some(({ type }) => type === 'image')) fault('missing-field', 'this link has no words: [where it leads](…)');
    if (node.type === 'heading' && !hasWords(node)) fault('missing-field', 'this heading has no words');
    if (node.type === 'heading') {
      if (node.depth === 1) fault('mdx-syntax', 'this heading is as large as the title of the page: begin it with ##');
      else if (node.depth > level + 1) fault('mdx-syntax', `this heading skips a level: begin it with ${'#'.repeat(level + 1)}`);
      level = node.depth;
    }
    if (node.type === 'heading' && node.depth === 2 && hasWords(node)) {
      const anchor = anchorOf(wordsOf(node));
      if (anchors.has(anchor)) fault('duplicate-id', 'this heading stands twice: a link could only lead to the first');
      anchors.add(anchor);
    }
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children.slice(1)) if (row.children.length > columns) fault('mdx-syntax', `this row has ${row.children.length} cells, and its table ${columns}: the others are not shown`, row.position?.start.offset ?? offset);
    }
    if (node.type === 'code' && !isClosed(text.slice(offset, node.position?.end.offset))) fault('mdx-syntax', 'this code does not end: its closing ``` is missing');
    if (node.type === 'text') {
      const [lost] = /\[[^[\]]*\]\[[^[\]]+\]|\[\^[^[\]]+\]/.exec(node.value) ?? [];
      const open = openMark(node.value, text.slice(offset, node.position?.end.offset));
      if (open !== undefined) fault('mdx-syntax', open.message, offset + open.at);
      else if (lost !== undefined && text.startsWith(lost, text.indexOf(lost, offset))) fault('mdx-syntax', `${lost} names nothing: write [where it leads](/path), or say below what it names`, text.indexOf(lost, offset));
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') unseen(node.value, offset);
    if (!isOwn && (node.type === 'image' || node.type === 'imageReference') && !/[\p{L}\p{N}]/u.test(node.alt ?? '')) fault('missing-field', 'this picture needs a description for those who cannot see it: ![what it shows](…)');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!components.includes(node.name ?? '')) fault('unknown-component', `<${node.name ?? ''}> is not a component of content: ${components.map((name) => `<${name}>`).join(', ')}.${hint(node.name ?? '', components)}`);
    if (components.includes(node.name ?? '') && !hasWords(node)) fault('missing-field', `<${node.name ?? ''}> holds nothing: write its words between its tags`);
    const given = new Set<string>();
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && given.has(attribute.name)) fault('duplicate-key', `"${attribute.name}" stands twice`);
      if (attribute.type === 'mdxJsxAttribute') given.add(attribute.name);
      if (attribute.value === null || (typeof attribute.value === 'string' && !/\S/.test(attribute.value))) fault('too-short', `"${attribute.type === 'mdxJsxAttribute' ? attribute.name : ''}" is empty: write it, or leave it out`, attribute.position?.start.offset ?? offset);
      const isCode = attribute.type === 'mdxJsxExpressionAttribute' || (typeof attribute.value === 'object' && attribute.value !== null);
      if (isCode) fault('mdx-code', `<${node.name ?? ''}> takes texts only: name="…", without braces`);
      if (typeof attribute.value === 'string') unseen(attribute.value, attribute.position?.start.offset ?? offset);
      const known = attributesOf[node.name ?? ''];
      if (!isCode && attribute.type === 'mdxJsxAttribute' && known && !known.includes(attribute.name)) fault('unknown-key', `"${attribute.name}" is not a field of <${node.name ?? ''}>: it has ${known.join(', ')}.${hint(attribute.name, known)}`);
    }
  });
  return problems;
}

/** What a text shows as it stands, and was meant as a mark; what is written with a backslash is meant so. */
function openMark(shown: string, written: string): { message: string; at: number } | undefined {
  const mixed = wordOfTwoAlphabets(shown);
  if (mixed !== undefined) return { message: `has "${mixed}", in which letters of another alphabet look like its own: type the word again`, at: Math.max(0, written.indexOf(mixed)) };
  const near = nearLink(shown) ?? (/\[[^\][]*\]\(/.test(shown) ? 'holds a link that is not closed: write [where it leads](/path)' : undefined);
  if (near !== undefined) return { message: `this text ${near}`, at: Math.max(0, written.search(/\]\s*\(|\)\[|\[/)) };
  const found = /(?<!\\)(?:\*\*|__|~~|(?<![\p{L}\p{N}])[*_](?=[\p{L}\p{N}]))/u.exec(written) ?? /^#{1,6}(?=\p{L})|^#{7,}|^(?:-|\d+\.)(?=\p{L})|^\|.*\|[ \t]*\n[ \t]*\|/mu.exec(written);
  if (!found) return undefined;
  const { 0: mark, index } = found;
  if (mark.length > 6) return { message: `"${mark}" begins no heading: there are six levels, and pages use ## and ###`, at: index };
  if (/^[-\d]/.test(mark)) return { message: `"${mark}" needs a blank behind it to begin an entry of a list`, at: index };
  if (mark.startsWith('#')) return { message: `"${mark}" needs a blank behind it to begin a heading`, at: index };
  if (mark.startsWith('|')) return { message: 'this table has no line of dashes below its head: | --- | --- |', at: index };
  return { message: `a "${mark}" alone: close it where the words end, or write \\${mark}`, at: index };
}

type Nested = { children?: readonly Nested[]; position?: { start: { offset?: number | undefined } } | undefined };

/** The first part that lies deeper than a text may nest: whatever draws it goes as deep. */
function tooDeep(tree: Nested): Nested | undefined {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; depth <= deepest && level.length > 0; depth++) level = level.flatMap(({ children }) => children ?? []);
  return level[0];
}

/** True where a code block ends as it begins, or is one by its indentation. */
function isClosed(block: string): boolean {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(block) ?? [];
  return fence === undefined || new RegExp(`\\n[ >]*${fence}[\`~]*\\s*$`).test(block);
}

/** True where something in a link can be read, or is a picture with its description. */
function hasWords(node: object): boolean {
  if ('value' in node && typeof node.value === 'string') return /\S/.test(node.value);
  if ('alt' in node && typeof node.alt === 'string') return /\S/.test(node.alt);
  return 'children' in node && Array.isArray(node.children) && node.children.some((child: object) => hasWords(child));
}

/** Where a tag is left open, micromark names the whole paragraph, and the tag in its text: "`<Callout>` (11:6-11:15)". */
function mdxSyntax(text: string, error: unknown): Problem {
  const { place, reason } = error as { place?: { offset?: number; start?: { offset: number } }; reason?: string }; // micromark throws a VFileMessage
  const message = firstLine(reason ?? String(error));
  const [range, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(message) ?? [];
  const named = range === undefined ? (place?.offset ?? place?.start?.offset ?? text.length) : offsetAt(text, Number(line), Number(column));
  // What is noticed at the end of the file was opened before.
  const offset = range === undefined && /^Unexpected end of file/.test(message) ? openedBefore(text) : named;
  return { offset, code: 'mdx-syntax', message: message.replace(range ?? '', '') };
}

/** Where the last brace or tag opens that the file does not close. */
function openedBefore(text: string): number {
  const tag = /<[A-Za-z][^<>]*=\s*"[^"<>]*>/.exec(text)?.index ?? -1;
  const brace = [...text.matchAll(/(?<!\\)[{}]/g)].reduce<number[]>((open, { 0: sign, index }) => (sign === '{' ? [...open, index] : open.slice(0, -1)), [])[0] ?? -1;
  const last = Math.max(text.lastIndexOf('<'), 0);
  return tag >= 0 ? tag : brace >= 0 ? brace : last;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
}
