import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import type { Fault } from '@bridge/content/engine/fault';
import { bodyKey } from './rewrite-mdx.ts';
import type { FieldPath as Path } from '@bridge/content/engine/editing';

/** The field of a form that a fault of its file speaks of. */
export function fieldOf(file: string, text: string, { line, column }: Fault): Path {
  const lines = text.split('\n');
  if (file.endsWith('.mdx')) {
    const end = lines.findIndex((one, index) => index > 0 && /^---[ \t]*\r?$/.test(one));
    if (line > end + 1) return [bodyKey];
    const key = lines.slice(1, line).findLast((one) => /^[A-Za-z]/.test(one));
    return key === undefined ? [] : [key.slice(0, key.indexOf(':'))];
  }
  const root = parseTree(text);
  const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const node = root && findNodeAtOffset(root, offset);
  return node ? getNodePath(node) : [];
}
