export type Element = { tag: string; classes: Set<string>; id: string; attributes: Map<string, string> };

// Attributes whose value no script changes: selectors may compare it. Of the others only the presence counts.
export const fixedValues = /^(?:type|lang|dir|data-(?:accent-color|gray-color|panel-background|radius|scaling|has-background|is-root-theme|count))$/;

/** The elements of a page, each kind once: what selectors are held against. */
export class Elements {
  readonly all: readonly Element[];
  /** The same for pages that are alike to every stylesheet. */
  readonly key: string;
  readonly #byClass = new Map<string, Element[]>();
  readonly #byTag = new Map<string, Element[]>();

  constructor(html: string, { ids }: { ids: boolean }) {
    const kinds = new Map<string, Element>();
    const seen = new Set<string>();
    for (const [whole, name = '', text = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)>/gi)) {
      if (seen.has(whole)) continue;
      seen.add(whole);
      const element = elementOf(name, text, ids);
      kinds.set(`${element.tag}.${[...element.classes].join('.')}#${element.id} ${Array.from(element.attributes, (pair) => pair.join('=')).join(' ')}`, element);
    }
    this.all = [...kinds.values()];
    this.key = [...kinds.keys()].sort().join('\n');
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

function elementOf(name: string, text: string, ids: boolean): Element {
  const element: Element = { tag: name.toLowerCase(), classes: new Set(), id: '', attributes: new Map() };
  for (const [, key = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    const attribute = key.toLowerCase();
    if (attribute === 'class') element.classes = new Set(value.split(/\s+/));
    else if (attribute === 'id' && ids) element.id = value;
    element.attributes.set(attribute, fixedValues.test(attribute) ? value : '');
  }
  return element;
}

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const known = map.get(key);
  if (known) known.push(element);
  else map.set(key, [element]);
}
