import path from 'node:path';
import type { Published } from './published.ts';

const live = JSON.stringify(path.join(import.meta.dirname, 'live.ts'));
const literalUpTo = 10_000;

/** The code of `virtual:content` (see virtual.d.ts). */
export function indexModule(published: Published): string {
  const locales = published.locales();
  const loaders = locales.locales.map(({ code }) => {
    const entries = published.ids().map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`virtual:content/${code}/${id}`)})`);
    return `${JSON.stringify(code)}: {\n${entries.join(',\n')}\n}`;
  });
  return `import { editedDocument, subscribe, whenGone } from ${live};
export { subscribe, whenGone };
export const locales = ${JSON.stringify(locales)};
const loaders = { ${loaders.join(',\n')} };
export async function loadDocument(id, locale) {
  const load = loaders[locale]?.[id];
  const edited = editedDocument(id, locale);
  if (edited === null || (!load && !edited)) throw new Error(\`content has no document "\${id}" in "\${locale}"\`);
  if (edited) return edited; // what was loaded may have been broken
  const module = await load();
  return editedDocument(id, locale) ?? module?.document; // without one, the page is being loaded anew
}
`;
}

/** The code of one document. Long ones as text: engines parse JSON faster than code. */
export function documentModule(document: unknown): string {
  const json = JSON.stringify(document);
  return `export const document = ${json.length < literalUpTo ? json : `JSON.parse(${JSON.stringify(json)})`};\n`;
}
