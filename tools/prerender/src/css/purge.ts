import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { Elements, type Element } from './elements.ts';
import { hasAny, lettersOf, rangesIn } from './letters.ts';
import { every, type Part } from './parts.ts';
import { compile, split, type Test } from './selector.ts';
import { splitCritical } from './critical.ts';

/**
 * Stylesheets that shrink to what one page can use: selectors that may match it, the custom properties those reach, the
 * keyframes they name. Judged selector by selector; a purge by class names alone breaks Radix without a word.
 */
export class Styles {
  readonly #parts: Part[];
  readonly #usesIds: boolean;
  readonly #known = new Map<string, string>();
  readonly #knownInTwo = new Map<string, [first: string, rest: string]>();
  readonly #tags = new Map<string, [kind: string, element: Element]>();

  constructor(css: string) {
    this.#parts = partsOf(postcss.parse(css).nodes);
    this.#usesIds = [...every(this.#parts)].some((part) => part.kind === 'rule' && part.selectors.some(({ text }) => /#[\w-]/.test(text)));
  }

  /** The styles for a page, given its whole HTML. */
  for(html: string): string {
    const elements = new Elements(html, { ids: this.#usesIds, read: this.#tags });
    const read = usesIn(html);
    const letters = lettersOf(html);
    const key = `${elements.key}\n${[...new Set(read)].sort().join()}\n${[...letters].sort().join('')}`;
    const css = this.#known.get(key) ?? this.#make(elements, read, letters);
    this.#known.set(key, css);
    return css;
  }

  /**
   * The same in two blocks: what the page needs up to a place in its HTML, and the rest, to stand there. Together they say
   * what one block would, in the same order wherever the order counts.
   */
  splitCritical(html: string, place: number): [first: string, rest: string] {
    const elements = new Elements(html, { ids: this.#usesIds, read: this.#tags });
    const start = html.slice(0, place);
    const above = new Elements(start, { ids: this.#usesIds, read: this.#tags });
    const letters = lettersOf(html);
    const read = usesIn(html);
    const key = `two\n${elements.key}\n${above.key}\n${[...new Set(read)].sort().join()}\n${[...letters].sort().join('')}`;
    const known = this.#knownInTwo.get(key);
    if (known) return known;
    const kept = withoutOverruled(keep(this.#parts, (test) => test(elements)));
    const reached = reach(kept, read);
    const isFirst = (part: Part) => part.kind !== 'rule' || part.selectors.some(({ test }) => test(above));
    const reachedFirst = reach([...every(kept)].filter(isFirst), usesIn(start));
    const { first, rest } = splitCritical(kept, { elements, isFirst, reachedFirst, reached });
    const [isNamed, isNamedFirst] = [namedBy(kept, reached, letters), namedBy(first, reachedFirst, letters)];
    const made: [string, string] = [write(first, reachedFirst, isNamedFirst), write(rest, reached, (part) => isNamed(part) && !isNamedFirst(part))];
    this.#knownInTwo.set(key, made);
    return made;
  }

  #make(elements: Elements, read: readonly string[], letters: ReadonlySet<string>): string {
    const kept = withoutOverruled(keep(this.#parts, (test) => test(elements)));
    const reached = reach(kept, read);
    return write(kept, reached, namedBy(kept, reached, letters));
  }
}

const read = new Map<string, Styles>();

/** The same for whoever asks several times: a stylesheet is taken apart once. */
export function stylesFrom(css: string): Styles {
  const known = read.get(css) ?? new Styles(css);
  read.set(css, known);
  return known;
}

type Named = Extract<Part, { kind: 'named' | 'face' }>;

/** Whether these rules ask for an animation, a property or a face by its name. */
function namedBy(kept: readonly Part[], reached: ReadonlySet<string>, letters: ReadonlySet<string>): (part: Named) => boolean {
  const rules = [...every(kept)].filter((part) => part.kind === 'rule');
  const animations = rules.map((part) => part.animations).join(' ');
  const values = rules.flatMap((part) => [part.plain, ...part.properties.filter(({ name }) => reached.has(name)).map(({ text }) => text)]).join(' ');
  return (part) => {
    if (part.kind === 'face') return values.includes(part.family) && hasAny(letters, part.ranges);
    return reached.has(part.name) || new RegExp(`(^|[\\s,])${part.name}($|[\\s,])`).test(animations);
  };
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule') return ruleParts(node);
    if (node.type !== 'atrule') return [];
    if (/keyframes$|^property$/.test(node.name)) return [{ kind: 'named', name: node.params, text: node.toString(), uses: usesIn(node.toString()) }];
    if (node.name === 'font-face') return [faceOf(node.toString())];
    if (node.nodes && !/^page$/.test(node.name)) return [{ kind: 'group', head: headOf(node), parts: partsOf(node.nodes) }];
    return [{ kind: 'always', text: node.toString() + (node.nodes ? '' : ';') }];
  });
}

function faceOf(text: string): Part {
  return { kind: 'face', family: /font-family:\s*["']?([^"';]+)/.exec(text)?.[1] ?? '', ranges: rangesIn(/unicode-range:([^;}]*)/.exec(text)?.[1]), text };
}

const headOf = ({ name, params }: AtRule) => `@${name} ${params}`.trim();

/** A rule; one for the dark theme also for those who have chosen nothing and whose system is dark, before any script runs. */
function ruleParts(rule: Rule): Part[] {
  const part = rulePart(rule, rule.selectors);
  const dark = rule.selectors.filter((selector) => isDark.test(selector)).map((selector) => selector.replaceAll(isDarkEach, ':root:where(:not(.light,.dark))'));
  if (dark.length === 0) return [part];
  return [part, { kind: 'group', head: '@media (prefers-color-scheme:dark)', parts: [rulePart(rule, dark)] }];
}

const isDark = /\.dark(?![\w-])/;
const isDarkEach = /\.dark(?![\w-])/g;

function rulePart(rule: Rule, selectors: readonly string[]): Part {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  if (declarations.length !== rule.nodes.filter(({ type }) => type !== 'comment').length) throw new Error(`Nested rules are not taken apart: ${rule.selector}`);
  const text = ({ prop, value, important }: Declaration) => `${prop}:${value}${important ? '!important' : ''}`;
  const plain = declarations.filter(({ prop }) => !prop.startsWith('--'));
  return {
    kind: 'rule',
    selectors: selectors.flatMap(split).map(compile),
    plain: plain.map(text).join(';'),
    uses: usesIn(plain.map(text).join(';')),
    animations: plain.filter(({ prop }) => prop.startsWith('animation')).map(({ value }) => value).join(' '),
    properties: declarations.filter(({ prop }) => prop.startsWith('--')).map((declaration) => ({ name: declaration.prop, text: text(declaration), uses: usesIn(declaration.value) })),
  };
}

/** The custom properties a text reads. */
function usesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
}

function keep(parts: readonly Part[], matches: (test: Test) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: keep(part.parts, matches) }];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ test }) => matches(test));
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

/** Without custom properties that the very same selectors set again further down, which is how one stylesheet redefines another's. */
function withoutOverruled(parts: readonly Part[]): Part[] {
  const later = new Set<string>();
  return parts
    .toReversed()
    .map((part): Part => {
      if (part.kind !== 'rule') return part;
      const properties = part.properties.filter(({ name }) => !part.selectors.every(({ text }) => later.has(`${text} ${name}`)));
      for (const { name } of part.properties) for (const { text } of part.selectors) later.add(`${text} ${name}`);
      return { ...part, properties };
    })
    .toReversed();
}

/** The custom properties that something visible reads, directly or through another. */
function reach(parts: readonly Part[], first: readonly string[]): Set<string> {
  const definitions = new Map<string, string[]>();
  const open = [...first];
  for (const part of every(parts)) {
    if (part.kind === 'rule') {
      open.push(...part.uses);
      for (const { name, uses } of part.properties) definitions.set(name, [...(definitions.get(name) ?? []), ...uses]);
    } else if (part.kind === 'named') open.push(...part.uses);
  }
  const reached = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(definitions.get(name) ?? []));
  }
  return reached;
}

function write(parts: readonly Part[], reached: ReadonlySet<string>, isNamed: (part: Named) => boolean): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'always') css += part.text;
    else if (part.kind === 'named' || part.kind === 'face') css += isNamed(part) ? part.text : '';
    else if (part.kind === 'group') {
      const inside = write(part.parts, reached, isNamed);
      if (inside) css += `${part.head}{${inside}}`;
    } else {
      const declarations = [...part.properties.filter(({ name }) => reached.has(name)).map(({ text }) => text), part.plain].filter(Boolean).join(';');
      if (declarations) css += `${part.selectors.map(({ text }) => text).join()}{${declarations}}`;
    }
  }
  return css;
}
