import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { known, lacking } from './versions.ts';

const { properties, selectors, types, 'at-rules': atRules } = known.css as unknown as Record<string, Record<string, Identifier>>; // as the data has them
const functions = functionsIn(types ?? {});
const newUnits = /(?<![\w-])\d*\.?\d+(?:[dsl]v[hwib]|[dsl]vm(?:in|ax)|cq[whib]|cqm(?:in|ax)|lh|rlh|cap|rcap|ric)\b/;

/** What a stylesheet uses that the floor does not have, and does not ask for by `@supports`: each as its name, who lacks it, and the first place. */
export function aboveFloorInStyles(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, missing: string, node: Node) => void (missing && !found.has(name) && found.set(name, `${missing}: ${node.toString().replace(/\s+/g, ' ').slice(0, 160)}`));
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'decl') lookAtDeclaration(node, note);
    else if (node.type === 'rule') lookAtRule(node, note);
    else if (node.type === 'atrule') lookAtAtRule(node, note);
  });
  return found;
}

type Note = (name: string, missing: string, node: Node) => void;

function isGuarded(node: Node): boolean {
  for (let above: Node | undefined = node.parent; above; above = above.parent) if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
  return false;
}

/** A value that is not understood leaves the one before it in the same rule standing. */
function isOverlaid(node: Declaration): boolean {
  return node.parent?.some((other) => other !== node && other.type === 'decl' && other.prop === node.prop && node.parent!.index(other) < node.parent!.index(node)) === true;
}

function lookAtDeclaration(node: Declaration, note: Note): void {
  const { prop, value } = node;
  if (prop.startsWith('--')) return lookAtValue(node, note);
  if (prop.startsWith('-')) return; // names of one browser are beside a common one
  const missing = lacking(properties?.[prop]?.__compat);
  note(prop, missing, node);
  if (missing || isOverlaid(node)) return;
  for (const word of value.toLowerCase().match(/(?<![\w-])[a-z][a-z-]+(?![\w-(])/g) ?? []) {
    const keyword = properties?.[prop]?.[word] as Identifier | undefined; // keywords stand below their property
    note(`${prop}: ${word}`, lacking(keyword?.__compat), node);
  }
  lookAtValue(node, note);
}

function lookAtValue(node: Declaration, note: Note): void {
  for (const [, name = ''] of node.value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) note(`${name}()`, lacking(functions.get(name)), node);
  const unit = newUnits.exec(node.value)?.[0].replace(/^[\d.]+/, '');
  if (unit) note(`the unit ${unit}`, 'newer than the floor', node);
}

function lookAtRule(node: Rule, note: Note): void {
  const above = node.parent?.type;
  if (above === 'rule') note('nested rules', 'newer than the floor', node);
  const missing = node.selectors.map(lackingInSelector);
  for (const one of missing) for (const [name, who] of one) note(name, who, node);
  // One selector that is not understood takes those beside it along.
  const lost = missing.find((one) => one.length > 0);
  if (lost && missing.some((one) => one.length === 0)) note(`a list with ${lost.map(([name]) => name).join()}: ${node.selectors[missing.findIndex((one) => one.length === 0)]}`, 'in one rule with what all understand', node);
}

function lackingInSelector(selector: string): [name: string, who: string][] {
  const names = Array.from(selector.matchAll(/::?([a-z][a-z-]*)/g), ([, name = '']) => name);
  return names.map((name): [string, string] => [`:${name}`, lacking(selectors?.[name]?.__compat)]).filter(([, who]) => who);
}

function lookAtAtRule(node: AtRule, note: Note): void {
  note(`@${node.name}`, lacking(atRules?.[node.name]?.__compat), node);
  if (node.name !== 'media') return;
  if (/[<>]=?/.test(node.params)) note('ranges of media queries', 'newer than the floor', node);
  for (const [, name = ''] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) note(`@media ${name}`, lacking((atRules?.['media']?.[name] as Identifier | undefined)?.__compat), node);
}

/** Functions by their names, wherever the data has them. */
function functionsIn(within: Record<string, Identifier>, found = new Map<string, Identifier['__compat']>()): typeof found {
  for (const [name, value] of Object.entries(within)) {
    if (name === '__compat') continue;
    if (value.__compat && !found.has(name)) found.set(name, value.__compat);
    functionsIn(value as unknown as Record<string, Identifier>, found); // identifiers hold identifiers
  }
  return found;
}
