import { parse, type Node } from 'acorn';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { known, lacking } from './versions.ts';

const builtins = (known.javascript as unknown as { builtins: Record<string, Identifier> }).builtins; // as the data has them
const interfaces = { ...(known.api as Record<string, Identifier>), ...builtins };
/** Of the page, whose members are many: those that elements, forms, events and calls have. */
const inPages = /^(Element|HTML\w*Element|Node|Document|Event|SubmitEvent|Window|Range|Selection|Response|Request|Headers|Blob|FormData|URL|URLSearchParams|Crypto|Navigator|AbortSignal|ReadableStream|CSSStyleSheet)$/;
const members = membersIn();

/**
 * What a script uses that the floor does not have. Of a member only its name is known: it counts where nothing that old
 * browsers have is called so.
 */
export function aboveFloorInScript(code: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, missing: string, { start }: Node) => void (missing && !found.has(name) && found.set(name, `${missing}: ${code.slice(Math.max(0, start - 60), start + 60).replace(/\s+/g, ' ')}`));
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
  walk(tree as unknown as Any, [], (node, above) => lookAt(node, above, note));
  return found;
}

type Any = Node & Record<string, unknown>;

function lookAt(node: Any, above: readonly Any[], note: (name: string, missing: string, node: Node) => void): void {
  if (node.type === 'AwaitExpression' && !above.some(({ type }) => /Function/.test(type))) note('await outside functions', 'newer than the floor', node);
  if (node.type === 'StaticBlock' || node.type === 'PropertyDefinition' || node.type === 'PrivateIdentifier') note('fields of classes', 'newer than the floor', node);
  if (node.type === 'AssignmentExpression' && /^(\?\?|&&|\|\|)=$/.test(String(node['operator']))) note('logical assignment', 'newer than the floor', node);
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex && /\(\?<[=!]/.test(regex.pattern)) note('lookbehind', 'newer than the floor', node);
  if (regex && /[vd]/.test(regex.flags)) note(`the flag of /x/${regex.flags}`, 'newer than the floor', node);
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { name } = (node['callee'] ?? {}) as { name?: string };
    if (name && /^[A-Za-z]/.test(name)) note(name, lacking(interfaces[name]?.__compat ?? (known.api as Record<string, Identifier>)['Window']?.[name]?.__compat), node);
  }
  if (node.type !== 'MemberExpression' || node['computed']) return;
  const { object, property } = node as unknown as { object: { name?: string; type: string }; property: { name: string } };
  const own = object.name ? interfaces[object.name] : undefined;
  if (own) {
    const member = (own[`${property.name}_static`] ?? own[property.name]) as Identifier | undefined; // identifiers hold identifiers
    if (member) return note(`${object.name}.${property.name}`, lacking(member.__compat), node);
  }
  // What is only read may well be a name of ours.
  const isCalled = above.at(-1)?.type === 'CallExpression' && above.at(-1)?.['callee'] === node;
  if (isCalled || property.name === 'submitter') note(`.${property.name}`, members.get(property.name) ?? '', node);
}

function walk(node: Any, above: readonly Any[], visit: (node: Any, above: readonly Any[]) => void): void {
  visit(node, above);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (child && typeof (child as Any).type === 'string') walk(child as Any, [...above, node], visit);
  }
}

/** The names of members that nothing has which the floor has, and who lacks them. */
function membersIn(): Map<string, string> {
  const every = new Map<string, CompatStatement[]>();
  for (const [owner, one] of Object.entries(interfaces))
    if (owner in builtins || inPages.test(owner))
      for (const [name, member] of Object.entries(one as Record<string, Identifier>)) if (name !== '__compat' && !name.endsWith('_static') && member.__compat) every.set(name, [...(every.get(name) ?? []), member.__compat]);
  const found = new Map<string, string>();
  for (const [name, statements] of every) {
    const missing = statements.map(lacking);
    if (missing.every(Boolean)) found.set(name, missing[0] ?? '');
  }
  return found;
}
