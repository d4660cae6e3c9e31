import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MdxBody } from '@bridge/site';
import { themeAttributes } from '@bridge/ui/theme';
import { markUntranslated } from './mark-untranslated.ts';
import { PublicView } from './public-view.tsx';
import type { Site, View } from './views.ts';
import styles from './styles.css?inline';

/** What tools/prerender makes pages with. */
export { anchorOf, explorerPaths, isPublished, pageDocuments, plainText, siteWords } from '@bridge/site';
export { styles, themeAttributes as attributes };

/** The body of a page as HTML, and the attributes of its `<body>`. */
export function render(view: View, site: Site): { html: string; attributes: Record<string, string> } {
  const Body = 'code' in view ? bodyOf(view.code) : undefined;
  return { html: markUntranslated(renderToStaticMarkup(<PublicView view={view} site={site} Body={Body} />), site), attributes: themeAttributes };
}

// A text that nobody has translated is shown in every language.
const bodies = new Map<string, MdxBody>();

/** Runs the code that MDX made of a text of content/, which may hold no code of its own. */
function bodyOf(code: string): MdxBody {
  let body = bodies.get(code);
  if (!body) {
    const run = new Function(code) as (runtime: object) => { default: MdxBody }; // what MDX compiles to
    bodies.set(code, (body = run({ Fragment, jsx, jsxs }).default));
  }
  return body;
}
