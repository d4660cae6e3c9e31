import { isMap, isScalar, parseDocument, stringify, type Pair, type Scalar } from 'yaml';

const parts = /^(---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))([\s\S]*)$/m;

/** The body of an MDX file is a field among those of its head: no head has a field of that name. */
export const bodyKey = 'body';

/** An MDX file with other fields and another body; whatever says the same already keeps its bytes. */
export function rewriteMdx(text: string, value: Record<string, unknown>): string {
  const { [bodyKey]: body = '', ...fields } = value;
  const [, open, head, close, rest] = parts.exec(text) ?? [];
  if (open === undefined) return `---\n${Object.entries(fields).map(([key, field]) => lineOf(key, field)).join('')}---\n\n${String(body).trim()}\n`;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return open + rewriteHead(head!, fields, newline) + close! + rewriteBody(rest!, String(body), newline);
}

/** The body as a form shows it: without the empty lines around, and with plain line ends. */
export function bodyIn(text: string): string {
  return plain(parts.exec(text)?.[4] ?? '');
}

function rewriteBody(before: string, wanted: string, newline: string): string {
  if (plain(before) === plain(wanted)) return before;
  const lead = /^\s*/.exec(before)![0] || newline;
  return `${lead}${plain(wanted).replaceAll('\n', newline)}${newline}`;
}

function plain(body: string): string {
  return body.replaceAll('\r\n', '\n').replace(/^\s*\n/, '').trimEnd();
}

function rewriteHead(head: string, wanted: Record<string, unknown>, newline: string): string {
  const document = parseDocument(head);
  const pairs = (isMap(document.contents) ? document.contents.items : []) as Pair<Scalar<string>, Scalar | null>[]; // the head of a text is flat
  const keys = pairs.map(({ key }) => key.value);
  const start = (index: number) => (pairs[index] ? head.lastIndexOf('\n', pairs[index].key.range![0]) + 1 : head.length);
  const line = (key: string) => lineOf(key, wanted[key]).replaceAll('\n', newline);
  const kept = pairs.flatMap(({ key, value }, index) => {
    if (!Object.hasOwn(wanted, key.value)) return [];
    const before = head.slice(start(index), start(index + 1));
    return [{ key: key.value, text: isScalar(value) && value.value === wanted[key.value] ? before : changed(before, start(index), value, line(key.value)) }];
  });
  let previous = -1;
  for (const key of Object.keys(wanted)) {
    if (!keys.includes(key)) kept.splice(previous + 1, 0, { key, text: line(key) });
    previous = kept.findIndex((one) => one.key === key);
  }
  return head.slice(0, start(0)) + kept.map(({ text }) => text).join('');
}

/** A field as a line; in quotes where the library's own choice would be read back as something else (" !" as a tag). */
function lineOf(key: string, field: unknown): string {
  const line = stringify({ [key]: field }, { lineWidth: 0 });
  const isRead = (parseDocument(line).toJS() as Record<string, unknown> | null)?.[key] === field; // one field was written
  return isRead && !line.trimEnd().includes('\n') ? line : `${key}: ${JSON.stringify(field)}\n`;
}

/** A field's lines with another value; a remark behind it stays. */
function changed(lines: string, offset: number, value: Scalar | null, line: string): string {
  const [from, to] = value?.range ?? [0, 0];
  const isFolded = value?.type === 'BLOCK_FOLDED' || value?.type === 'BLOCK_LITERAL' || lines.slice(from - offset, to - offset).includes('\n');
  if (isFolded || from === to) return line;
  const said = line.slice(line.indexOf(':') + 2).replace(/\r?\n$/, '');
  return lines.slice(0, from - offset) + said + lines.slice(to - offset);
}
