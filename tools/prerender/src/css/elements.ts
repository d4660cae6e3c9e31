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

  /** `read` holds the tags that other pages had too, so that each is taken apart once. */
  constructor(html: string, { ids, read }: { ids: boolean; read: Map<string, [kind: string, element: Element]> }) {
    const kinds = new Map<string, Element>();
    for (const tag of new Set(html.match(/<[a-z][^>]*>/g))) {
      let known = read.get(tag);
      if (!known) read.set(tag, (known = elementOf(tag, ids)));
      kinds.set(...known);
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

function elementOf(tag: string, ids: boolean): [kind: string, element: Element] {
  const [, name = '', text = ''] = /^<([\w-]+)(.*)>$/s.exec(tag) ?? [];
  const element: Element = { tag: name.toLowerCase(), classes: new Set(), id: '', attributes: new Map() };
  for (const [, key = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    const attribute = key.toLowerCase();
    if (attribute === 'class') element.classes = new Set(value.split(/\s+/));
    else if (attribute === 'id' && ids) element.id = value;
    element.attributes.set(attribute, fixedValues.test(attribute) ? value : '');
  }
  const attributes = Array.from(element.attributes, (pair) => pair.join('=')).join(' ');
  return [`${element.tag}.${[...element.classes].join('.')}#${element.id} ${attributes}`, element];
}

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const known = map.get(key);
  if (known) known.push(element);
  else map.set(key, [element]);
}
