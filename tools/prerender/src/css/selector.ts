/** What of a page selectors can ask for. */
export type Tokens = { tags: Set<string>; classes: Set<string>; ids: Set<string>; values: Set<string> };

/** True where something on a page with these tokens may match, now or after a script or a hand changed its state. */
export type Test = (tokens: Tokens) => boolean;

// Attributes that no script changes: here the value counts too. Every other attribute may come and go.
const fixed = new Set(['data-accent-color', 'data-gray-color', 'data-panel-background', 'data-radius', 'data-scaling', 'data-has-background', 'data-is-root-theme']);
const branching = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any', 'host', 'slotted']);

/** A test for one selector without commas at its top. */
export function compile(selector: string): Test {
  const tests: Test[] = [];
  let at = 0;
  const name = () => {
    const found = /^(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/i.exec(selector.slice(at))?.[0] ?? '';
    at += found.length;
    return found.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16))).replace(/\\(.)/g, '$1');
  };
  while (at < selector.length) {
    const char = selector[at]!;
    if (char === '.' || char === '#') {
      at++;
      const wanted = name();
      tests.push(char === '.' ? ({ classes }) => classes.has(wanted) : ({ ids }) => ids.has(wanted));
    } else if (char === '[') {
      const end = closing(selector, at);
      const [, key = '', , value] = /^([\w|-]+)\s*(?:([~|^$*]?=)\s*["']?(.*?)["']?\s*[is]?)?$/.exec(selector.slice(at + 1, end)) ?? [];
      at = end + 1;
      if (fixed.has(key)) tests.push(({ values }) => values.has(value === undefined ? key : `${key}=${value}`));
    } else if (char === ':') {
      at += selector[at + 1] === ':' ? 2 : 1;
      const pseudo = name();
      if (selector[at] !== '(') continue;
      const end = closing(selector, at);
      const inside = selector.slice(at + 1, end);
      at = end + 1;
      if (!branching.has(pseudo)) continue;
      const branches = split(inside).map(compile);
      tests.push((tokens) => branches.some((branch) => branch(tokens)));
    } else if (/[\w-]|[^\0-\x7f]/.test(char)) {
      const wanted = name().toLowerCase();
      tests.push(({ tags }) => tags.has(wanted));
    } else at++;
  }
  return (tokens) => tests.every((test) => test(tokens));
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

/** The tokens of a page; those that only appear later are named by the caller. */
export function tokensOf(html: string, later: readonly string[] = []): Tokens {
  const tokens: Tokens = { tags: new Set(['html', 'head', 'body']), classes: new Set(later), ids: new Set(), values: new Set() };
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/gi)) {
    tokens.tags.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (key === 'class') for (const one of value.split(/\s+/)) tokens.classes.add(one);
      else if (key === 'id') tokens.ids.add(value);
      else if (fixed.has(key)) tokens.values.add(key).add(`${key}=${value}`);
    }
  }
  return tokens;
}
