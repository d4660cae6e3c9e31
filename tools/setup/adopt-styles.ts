import type { Plugin } from 'vite';

// Radix hides scrollbars with a <style> it renders, and locks the page behind a dialog with another it creates. A
// policy of style-src 'self' refuses both, and Trusted Types refuse the HTML string of the first. The rule of the first
// stands in ui's app.css; the second becomes a constructed stylesheet, which policies allow.

/** Keeps Radix within `style-src 'self'` and Trusted Types. Fails the build when a new version injects differently. */
export function adoptStyles(): Plugin {
  return {
    name: 'adopt-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-style-singleton)/ },
      handler(code, id) {
        const own = adopted(code, id);
        if (injects.test(own) && !isTool.test(id))
          this.error(`${id} puts a <style> into the page, which the Content-Security-Policy refuses. Teach tools/setup/adopt-styles.ts its new form.`);
        return own === code ? undefined : { code: own, map: null };
      },
    },
  };
}

function adopted(code: string, id: string): string {
  if (/react-style-singleton\/dist\/[^/]+\/singleton\.js/.test(id)) return singleton;
  return code.replace(renderedStyle, 'null');
}

const renderedStyle =
  /(\/\* @__PURE__ \*\/ )?jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:\s*\{\s*__html: `\[data-radix-[a-z-]+-viewport\]\{scrollbar-width:none;[^`]*`\s*\},\s*nonce\s*\}\s*\)/g;

/** The panel for trying out themes injects too; no screen of ours shows it. */
const isTool = /theme-panel\.js/;

const injects = /(createElement|jsxs?)\(\s*["']style["']/;

const singleton = `
export function stylesheetSingleton() {
  let users = 0;
  let sheet = null;
  return {
    add(style) {
      users += 1;
      if (users > 1 || !('replaceSync' in CSSStyleSheet.prototype)) return; // the page behind a dialog can be scrolled then
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}
`;
