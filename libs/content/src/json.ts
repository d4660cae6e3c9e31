import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { deepest, surveyKeys, type Path, type Problem, type Source } from './source.ts';

/** JSON as data. The quick path is JSON.parse; positions are looked up only where something is wrong. */
export function parseJson(text: string): Source {
  let tree: Node | undefined;
  const place = (path: Path, part: 'key' | 'value') => offsetOf((tree ??= parseTree(text)), path, part);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxProblem(text, error)], place };
  }
  const survey = surveyKeys(value);
  if (survey.tooDeep) return { problems: [{ offset: depthOffset(text), code: 'too-deep', message: `nests deeper than ${deepest} levels` }], place };
  const problems: Problem[] = [];
  if (survey.unsafe) {
    return { problems: [{ offset: place(survey.unsafe.path, 'key'), code: 'unsafe-key', message: `"${survey.unsafe.key}" is not allowed as a key` }], place };
  }
  if (countKeys(text) !== survey.keys) problems.push(...duplicateKeys((tree ??= parseTree(text)), text));
  return { value, problems, place };
}

/** Keys in a valid JSON text, counted without building anything. */
function countKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; start = text.indexOf('"', start)) {
    let end = start;
    do {
      end = text.indexOf('"', end + 1);
    } while (escaped(text, end));
    start = end + 1;
    while (text.charCodeAt(start) <= 32) start++;
    if (text.charCodeAt(start) === 58) count++;
  }
  return count;
}

function escaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === 92) backslashes++;
  return backslashes % 2 === 1;
}

function duplicateKeys(node: Node | undefined, text: string): Problem[] {
  if (!node) return [];
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    if (key) {
      const first = seen.get(key.value);
      if (first === undefined) seen.set(key.value, key.offset);
      else problems.push({ offset: key.offset, code: 'duplicate-key', message: `"${key.value}" stands twice in one object: first in line ${text.slice(0, first).split('\n').length}` });
    }
    problems.push(...duplicateKeys(key ? child.children?.[1] : child, text));
  }
  return problems;
}

function offsetOf(tree: Node | undefined, path: Path, part: 'key' | 'value'): number {
  if (!tree) return 0;
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]); // JSON has no symbol keys
    if (!node) continue;
    const wantsKey = part === 'key' && length === path.length && node.parent?.type === 'property';
    return wantsKey ? node.parent!.offset : node.offset;
  }
  return tree.offset;
}

const syntaxMessages: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing here',
  PropertyNameExpected: 'a "key" is expected here: is there a comma too many?',
  ValueExpected: 'a value is expected here: is there a comma too many?',
  CloseBraceExpected: 'the closing } is missing',
  CloseBracketExpected: 'the closing ] is missing',
  EndOfFileExpected: 'nothing may follow the closing brace',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfString: 'the closing " of a text is missing',
  InvalidEscapeCharacter: 'this \\ escape does not exist: write \\\\ for a backslash',
  InvalidCharacter: 'a tab or another sign that only typewriters know inside a text: write a blank',
  InvalidSymbol: 'this is neither a text in "quotes", a number, true, false nor null',
};

function syntaxProblem(text: string, error: unknown): Problem {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return { offset: depthOffset(text), code: 'too-deep', message: `nests deeper than ${deepest} levels` };
  }
  if (text.trim() === '') return { offset: 0, code: 'json-syntax', message: 'this file is empty: a value is expected' };
  const [first] = errors;
  if (!first) return { offset: Number(/position (\d+)/.exec(String(error))?.[1] ?? 0), code: 'json-syntax', message: 'this is not JSON' };
  const name = printParseErrorCode(first.error);
  return { offset: first.offset, code: 'json-syntax', message: syntaxMessages[name] ?? `this is not JSON (${name})` };
}

/** Where the nesting first goes too deep; a loop, because recursion ends where hostile nesting begins. */
function depthOffset(text: string): number {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '"') {
      do offset = text.indexOf('"', offset + 1);
      while (offset !== -1 && escaped(text, offset));
      if (offset === -1) return 0;
    }
    if (character === '{' || character === '[') depth++;
    if (character === '}' || character === ']') depth--;
    if (depth > deepest) return offset;
  }
  return 0;
}
