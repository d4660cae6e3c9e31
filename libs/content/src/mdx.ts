import { isMap, isPair, isScalar, LineCounter, parseDocument, visit as visitYaml, type Document } from 'yaml';
import { deepest, surveyKeys, type Path, type Problem, type Source } from './source.ts';

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*$/m;

/** An MDX file as its front matter, with the problems that `look` finds in its body. */
export function parseMdx(text: string, look: (text: string) => Problem[]): Source {
  const start = opening.exec(text)?.[0].length;
  const end = start === undefined ? -1 : text.slice(start).search(closing);
  if (start === undefined || end === -1) {
    const message = start === undefined ? 'the file must start with --- and its fields' : 'the closing --- of the fields is missing';
    return { problems: [{ offset: 0, code: 'front-matter', message }], place: () => 0 };
  }
  const front = parseDocument(text.slice(start, start + end), { lineCounter: new LineCounter(), prettyErrors: false });
  const place = (path: Path, part: 'key' | 'value') => start + offsetOf(front, path, part);
  const problems = [...yamlProblems(front, start), ...look(text)];
  if (problems.some(({ code }) => code === 'yaml-syntax')) return { problems, place };
  const value: unknown = front.toJS({ maxAliasCount: 0 }) ?? {};
  const survey = surveyKeys(value);
  if (survey.tooDeep) return { problems: [...problems, { offset: start, code: 'too-deep', message: `nests deeper than ${deepest} levels` }], place };
  if (survey.unsafe) return { problems: [...problems, { offset: place(survey.unsafe.path, 'key'), code: 'unsafe-key', message: `"${survey.unsafe.key}" is not allowed as a key` }], place };
  return { value, problems, place };
}

/** What follows the front matter of an MDX file. */
export function bodyOf(text: string): string {
  const start = opening.exec(text)?.[0].length;
  const end = start === undefined ? null : closing.exec(text.slice(start));
  return start === undefined || end === null ? text : text.slice(start + end.index + end[0].length);
}

function yamlProblems(front: Document, start: number): Problem[] {
  const problems: Problem[] = [...front.errors, ...front.warnings].map((error) => ({
    offset: start + (error.code === 'MISSING_CHAR' ? openedAt(front, error.pos[0]) : error.pos[0]),
    code: error.code === 'DUPLICATE_KEY' ? 'duplicate-key' : 'yaml-syntax',
    message: error.code === 'DUPLICATE_KEY' ? 'this key stands twice' : (yamlMessages[error.code] ?? firstLine(error.message)),
  }));
  visitYaml(front, {
    Node(_key, node) {
      if ('anchor' in node && node.anchor) problems.push({ offset: start + (node.range?.[0] ?? 0), code: 'yaml-syntax', message: 'anchors (&name) are not used here' });
    },
    Alias(_key, node) {
      problems.push({ offset: start + (node.range?.[0] ?? 0), code: 'yaml-syntax', message: 'aliases (*name) are not used here: write the value again' });
    },
  });
  return problems;
}

/** Where the value starts that a missing quote or bracket leaves open; YAML notices at its end. */
function openedAt(front: Document, noticed: number): number {
  let opened = noticed;
  visitYaml(front, {
    Value(_key, node) {
      const [from, , to] = node.range ?? [noticed, noticed, -1];
      if (isMap(node) && !node.flow) return;
      if (from <= noticed && noticed <= to) opened = from;
    },
  });
  return opened;
}

const yamlMessages: Partial<Record<string, string>> = {
  MISSING_CHAR: 'a closing quote or bracket is missing',
  TAB_AS_INDENT: 'a tab: indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in "quotes": it holds a colon',
  TAG_RESOLVE_FAILED: 'tags (!name) are not used here',
};

function offsetOf(front: Document, path: Path, part: 'key' | 'value'): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? front.contents : front.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key) : undefined;
    if (pair && isScalar(pair.key) && part === 'key' && length === path.length) return pair.key.range?.[0] ?? 0;
    const node = front.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined; // getIn(…, true) answers nodes
    if (node?.range) return node.range[0];
    if (pair && isScalar(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  return 0;
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
}
