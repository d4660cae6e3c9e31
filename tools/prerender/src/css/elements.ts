export type Element = { tag: string; classes: Set<string>; id: string; attributes: Map<string, string> };

/** The elements of a page, each kind once: what selectors are held against. */
export class Elements {
  readonly all: readonly Element[];
  readonly #byClass = new Map<string, Element[]>();
  readonly #byTag = new Map<string, Element[]>();

  constructor(html: string) {
    const kinds = new Map<string, Element>();
    for (const [whole, name = '', text = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)>/gi)) {
      const kind = whole.replace(/ (?:d|transform|href|points|x|y|cx|cy|r)="[^"]*"/g, '');
      if (!kinds.has(kind)) kinds.set(kind, elementOf(name, text));
    }
    this.all = [...kinds.values()];
    for (const element of this.all) {
      for (const name of element.classes) push(this.#byClass, name, element);
      push(this.#byTag, element.tag, element);
    }
  }

  withClass(name: string): readonly Element[] {
    return this.#byClass.get(name) ?? [];
  }

  withTag(name: string): readonly Element[] {
    return this.#byTag.get(name) ?? [];
  }
}

function elementOf(name: string, text: string): Element {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) attributes.set(key.toLowerCase(), value);
  return { tag: name.toLowerCase(), classes: new Set(attributes.get('class')?.split(/\s+/)), id: attributes.get('id') ?? '', attributes };
}

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const known = map.get(key);
  if (known) known.push(element);
  else map.set(key, [element]);
}
