import { fixedValues, type Element, type Elements } from './elements.ts';

/** True where a selector may match something on a page, now or after a script or a hand changed its state. */
export type Test = (page: Elements) => boolean;

type Demand = (element: Element, page: Elements) => boolean;
/** A selector's part between two combinators. */
type Compound = { class?: string; tag?: string; demands: Demand[] };

// What scripts, hands and the server put on a page later.
const laterClasses = new Set(['dark', 'light', 'web-flash']);
const laterAttributes = /^(?:open|hidden|aria-[\w-]+|data-(?:in|busy|moving|saver|scrolled|answered))$/;

export type Selector = { text: string; test: Test; /** The kinds of elements on a page that it may be about. */ subjects(page: Elements): readonly Element[] };

/** One selector without commas at its top. */
export function compile(text: string): Selector {
  const compounds = parse(text);
  const last = compounds.at(-1);
  return {
    text,
    test: (page) => compounds.every((compound) => candidates(compound, page).some((element) => meets(element, compound, page))),
    subjects: (page) => (last ? candidates(last, page).filter((element) => meets(element, last, page)) : []),
  };
}

function candidates(compound: Compound, page: Elements): readonly Element[] {
  if (compound.class !== undefined) return page.withClass(compound.class);
  return compound.tag === undefined ? page.all : page.withTag(compound.tag);
}

function meets(element: Element, { demands }: Compound, page: Elements): boolean {
  return demands.every((demand) => demand(element, page));
}

function parse(selector: string): Compound[] {
  const compounds: Compound[] = [];
  let compound: Compound | undefined;
  const current = () => (compound ??= compounds[compounds.push({ demands: [] }) - 1]!);
  let at = 0;
  const name = () => {
    const found = /^(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/i.exec(selector.slice(at))?.[0] ?? '';
    at += found.length;
    return found.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16))).replace(/\\(.)/g, '$1');
  };
  while (at < selector.length) {
    const char = selector[at]!;
    if (/[\s>+~]/.test(char)) {
      compound = undefined;
      at++;
    } else if (char === '.') {
      at++;
      const wanted = name();
      const target = current();
      if (laterClasses.has(wanted)) continue;
      target.class ??= wanted;
      target.demands.push(({ classes }) => classes.has(wanted));
    } else if (char === '#') {
      at++;
      const wanted = name();
      current().demands.push(({ id }) => id === wanted);
    } else if (char === '[') {
      const end = closing(selector, at);
      current().demands.push(attribute(selector.slice(at + 1, end)));
      at = end + 1;
    } else if (char === ':') {
      at += selector[at + 1] === ':' ? 2 : 1;
      const pseudo = name();
      const target = current();
      if (pseudo === 'root') target.tag ??= 'html';
      if (selector[at] !== '(') continue;
      const end = closing(selector, at);
      const branches = split(selector.slice(at + 1, end));
      at = end + 1;
      if (pseudo === 'is' || pseudo === 'where') target.demands.push(anyOf(branches));
      else if (pseudo === 'has') target.demands.push(somewhere(branches));
    } else if (char === '*') {
      current();
      at++;
    } else {
      const wanted = name().toLowerCase();
      if (!wanted) throw new Error(`The selector "${selector}" is not understood at "${selector.slice(at)}".`);
      const target = current();
      target.tag ??= wanted;
      target.demands.push(({ tag }) => tag === wanted);
    }
  }
  return compounds;
}

function attribute(text: string): Demand {
  const [, key = '', operator, value] = /^([\w|-]+)\s*(?:([~|^$*]?=)\s*["']?(.*?)["']?\s*[is]?)?$/.exec(text) ?? [];
  if (laterAttributes.test(key)) return () => true;
  if (operator === '=' && fixedValues.test(key)) return ({ attributes }) => attributes.get(key) === value;
  return ({ attributes }) => attributes.has(key);
}

/** :is() and :where(): the element is what one of the branches ends in. */
function anyOf(branches: readonly string[]): Demand {
  const parsed = branches.map(parse);
  return (element, page) =>
    parsed.some((compounds) => {
      const last = compounds.at(-1);
      return !last || (meets(element, last, page) && compounds.slice(0, -1).every((compound) => candidates(compound, page).some((other) => meets(other, compound, page))));
    });
}

function somewhere(branches: readonly string[]): Demand {
  const tests = branches.map(compile);
  return (_, page) => tests.some(({ test }) => test(page));
}

/** The selectors of a list. */
export function split(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list[at];
    if (char === '\\') at++;
    else if (char === '(' || char === '[') at = closing(list, at);
    else if (char === ',') {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()];
}

function closing(text: string, opening: number): number {
  let depth = 0;
  let quote = '';
  for (let at = opening; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\\') at++;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if ((char === ')' || char === ']') && --depth === 0) return at;
  }
  throw new Error(`A bracket is not closed in the selector "${text}".`);
}
