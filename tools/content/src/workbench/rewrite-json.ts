import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, nameOf } from './items.ts';

const narrow = 110;

/** A JSON text that says `value`, in which whatever says the same already keeps its bytes: order, indentation, line ends. */
export function rewriteJson(text: string, value: unknown): string {
  const root = parseTree(text);
  if (!root) return `${JSON.stringify(value, null, 2)}\n`;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  return text.slice(0, root.offset) + rewrite(root, value) + text.slice(endOf(root));

  function rewrite(node: Node, wanted: unknown): string {
    if (isDeepStrictEqual(getNodeValue(node), wanted)) return text.slice(node.offset, endOf(node));
    if (node.type === 'object' && isRecord(wanted)) return members(node, properties(node, wanted));
    if (node.type === 'array' && Array.isArray(wanted)) return members(node, elements(node, wanted));
    return print(wanted, indentAt(node.offset));
  }

  /** What stands between brackets, with the space that was there before each member; a new one is set like its neighbour. */
  function members(node: Node, wanted: { from: number | undefined; text: string }[]): string {
    const [open, close] = node.type === 'object' ? '{}' : '[]';
    const before = node.children ?? [];
    if (wanted.length === 0) return `${open}${close}`;
    const first = before[0];
    if (!first) {
      const inner = `${newline}${indentAt(node.offset)}${unit}`;
      return `${open}${wanted.map((member) => inner + member.text).join(',')}${newline}${indentAt(node.offset)}${close}`;
    }
    const gap = (index: number) => text.slice(endOf(before[index - 1]!), before[index]!.offset);
    const lead = text.slice(node.offset + 1, first.offset);
    const usual = before.length > 1 ? gap(1) : lead.includes('\n') ? `,${lead}` : ', ';
    const joined = wanted.map((member, index) => {
      if (index === 0) return member.text;
      const stayed = member.from !== undefined && member.from > 0 && wanted[index - 1]!.from === member.from - 1;
      return (stayed ? gap(member.from!) : usual) + member.text;
    });
    return open + lead + joined.join('') + text.slice(endOf(before.at(-1)!), endOf(node) - 1) + close;
  }

  /** Keys that stay keep their order; a new one follows the key it follows in what is wanted. */
  function properties(node: Node, wanted: Record<string, unknown>) {
    const before = node.children ?? [];
    const found = before.map((property) => String(property.children![0]!.value));
    const order = found.filter((key) => Object.hasOwn(wanted, key));
    let previous: string | undefined;
    for (const key of Object.keys(wanted)) {
      if (!order.includes(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
      previous = key;
    }
    return order.map((key) => {
      const from = found.indexOf(key);
      if (from === -1) return { from: undefined, text: `${JSON.stringify(key)}: ${print(wanted[key], indentInside(node))}` };
      const [name, value] = before[from]!.children!;
      return { from, text: text.slice(name!.offset, value!.offset) + rewrite(value!, wanted[key]) };
    });
  }

  function elements(node: Node, wanted: unknown[]) {
    const before = node.children ?? [];
    const found = before.map((child) => getNodeValue(child) as unknown); // jsonc-parser answers any
    const origin = originsOf(found, wanted);
    const last = before.at(-1);
    const isWide = last !== undefined && text.slice(last.offset, endOf(last)).includes('\n');
    return wanted.map((value, index) => {
      const from = origin[index];
      return { from, text: from === undefined ? print(value, indentInside(node), isWide) : rewrite(before[from]!, value) };
    });
  }

  function print(value: unknown, indent: string, isWide = false): string {
    const line = onOneLine(value);
    if (!isWide && line.length + indent.length <= narrow) return line;
    return JSON.stringify(value, null, unit).replaceAll('\n', newline + indent);
  }

  function indentInside(node: Node): string {
    const first = node.children?.[0];
    if (first && text.slice(node.offset, first.offset).includes('\n')) return indentAt(first.offset);
    return indentAt(node.offset) + (first ? '' : unit);
  }

  function indentAt(offset: number): string {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(text.slice(start, offset))![0];
  }
}

/** Which entry of a list each wanted entry was: by its name, else the same value, else the same place. */
function originsOf(found: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const free = new Set(found.keys());
  const origin: (number | undefined)[] = wanted.map(() => undefined);
  const passes: ((value: unknown, index: number) => number | undefined)[] = [
    (value, index) => (nameOf(value) !== undefined ? [index, ...free].find((at) => free.has(at) && nameOf(found[at]) === nameOf(value)) : undefined),
    (value, index) => [index, ...free].find((at) => free.has(at) && isDeepStrictEqual(found[at], value)),
    (_value, index) => (found.length === wanted.length && free.has(index) ? index : undefined),
  ];
  for (const pass of passes) {
    wanted.forEach((value, index) => {
      if (origin[index] !== undefined) return;
      const at = pass(value, index);
      if (at === undefined) return;
      origin[index] = at;
      free.delete(at);
    });
  }
  return origin;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${onOneLine(child)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
