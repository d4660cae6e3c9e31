// The least a checker can do: read every file, parse it, validate it, and compile MDX. No positions, no references, no hints.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compileSync } from '@mdx-js/mdx';
import { parse } from 'yaml';
import { kindOf } from '@bridge/content';

const folder = path.resolve(process.argv[2] ?? '');
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const file of files) {
  const full = path.join(file.parentPath, file.name);
  const text = readFileSync(full, 'utf8');
  const kind = kindOf(path.relative(folder, full).replaceAll('\\', '/'));
  const value = full.endsWith('.json') ? JSON.parse(text) : compiled(text);
  if (!kind?.schema.safeParse(value).success) throw new Error(full);
}

function compiled(text: string): unknown {
  const [, head = '', ...body] = text.split('---\n');
  compileSync(body.join('---\n'));
  return parse(head);
}
