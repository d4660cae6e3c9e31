import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Which files a file imports, types included; all paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sources = '{apps,libs,tools}/*/**/*.{ts,tsx,mjs,mts}';

/** The imports of the whole tree: by a path, and by the name of a package of ours. */
export function importGraph(root: string): ImportGraph {
  const files = globSync(sources, { cwd: root, exclude: (name) => ['node_modules', 'dist'].includes(path.basename(name)) }).map(plain).filter((file) => !/\/(?:node_modules|dist)\//.test(file));
  const packages = packagesIn(root);
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap((name) => resolved(root, packages, file, name) ?? [])]));
}

/** The names a file imports, exports from, loads later, or takes a type from. */
export function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) found.push(node.moduleSpecifier.text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0] && ts.isStringLiteral(node.arguments[0])) found.push(node.arguments[0].text);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) found.push(node.argument.literal.text);
    if (ts.isImportDeclaration(node)) return;
    ts.forEachChild(node, look);
  };
  // Only where a file has such a word is there more to see than its first level.
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  if (/\bimport\(/.test(text)) look(source);
  else source.statements.forEach((statement) => (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && look(statement));
  return found;
}

type Packages = ReadonlyMap<string, { folder: string; exports: Readonly<Record<string, string>> }>;

function packagesIn(root: string): Packages {
  return new Map(globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { name: string; exports?: Record<string, string> }; // our own
    return [name, { folder: plain(path.dirname(file)), exports }];
  }));
}

function resolved(root: string, packages: Packages, from: string, name: string): string | undefined {
  if (name.startsWith('.')) return existing(root, path.posix.join(path.posix.dirname(from), name));
  const [, owner = '', rest = ''] = /^(@bridge\/[^/]+)(.*)$/.exec(name) ?? [];
  const found = packages.get(owner);
  if (!found) return undefined;
  for (const [key, target] of Object.entries(found.exports)) {
    const [before = '', after] = `${owner}${key.slice(1)}`.split('*');
    if (after === undefined ? name === before : name.startsWith(before)) return existing(root, path.posix.join(found.folder, target.replace('*', name.slice(before.length))));
  }
  throw new Error(`${from} imports ${name}, which ${owner} does not export (${rest})`);
}

function existing(root: string, file: string): string | undefined {
  return [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find((one) => /\.[mc]?[tj]sx?$/.test(one) && existsSync(path.join(root, one)));
}

function plain(file: string): string {
  return file.replaceAll('\\', '/');
}

/** Every way round: one for each knot of files that reach each other, the shortest there is, beginning with its first file. */
export function circlesIn(graph: ImportGraph): string[][] {
  return knotsIn(graph).map((knot) => shortestWayRound(graph, new Set(knot)));
}

/** Files that reach each other (Tarjan). */
function knotsIn(graph: ImportGraph): string[][] {
  const knots: string[][] = [];
  const numbers = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const visit = (file: string): { index: number; low: number } => {
    const own = { index: numbers.size, low: numbers.size };
    numbers.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = numbers.get(next);
      if (!known) own.low = Math.min(own.low, visit(next).low);
      else if (stack.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low !== own.index) return own;
    const knot = stack.splice(stack.indexOf(file));
    if (knot.length > 1 || graph.get(file)?.includes(file)) knots.push(knot.sort());
    return own;
  };
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return knots.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

function shortestWayRound(graph: ImportGraph, knot: ReadonlySet<string>): string[] {
  const ways = [...knot].flatMap((start) => {
    const lines = [[start]];
    const seen = new Set<string>();
    for (const line of lines) {
      for (const next of graph.get(line.at(-1)!) ?? []) { // a line begins with a file
        if (next === start) return [[...line, start]];
        if (!knot.has(next) || seen.has(next)) continue;
        seen.add(next);
        lines.push([...line, next]);
      }
    }
    return [];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? [];
}
