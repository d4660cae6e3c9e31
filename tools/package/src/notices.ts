import type { Part } from './parts.ts';

/**
 * Licences that may be in the package; another one is looked at by a person before it is shipped. LGPL is that of libvips: as a file of its
 * own (sharp-wasm32-….node.wasm), as its makers built it, that whoever runs the product can put another one in the place of.
 */
const known = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib']);

/** The texts that go with the parts: who made them, under which licence, with its words. A text that several bring is there once. */
export function notices(product: string, parts: readonly Part[], textsOf: (part: Part) => readonly string[]): string {
  const strange = parts.filter(({ licence }) => !isKnown(licence));
  if (strange.length > 0) throw new Error(`Not shipped before a person has looked at it: ${strange.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join(', ')}.`);
  const users = new Map<string, Part[]>();
  for (const part of parts) {
    const text = textsOf(part).join('\n\n') || `${part.name} brings no text of its own. Its licence is ${part.licence}.`;
    users.set(text, [...(users.get(text) ?? []), part]);
  }
  const chapters = Array.from(users, ([text, with_]) => `${with_.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n')}\n\n${text}\n`);
  return `${product} holds these parts of others.\n\n${[...chapters].join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** True for "MIT", "MIT AND Apache-2.0", and for "(A OR B)" where one of them is known. */
function isKnown(licence: string): boolean {
  return licence.replaceAll(/[()]/g, '').split(' AND ').every((part) => part.split(' OR ').some((one) => known.has(one.trim())));
}
