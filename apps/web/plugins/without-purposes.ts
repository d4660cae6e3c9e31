import type { Plugin } from 'vite';

/** In the source of the contract, what a call is for. */
const purpose = /^ *purpose: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;

/** Leaves the sentences out that say what each call is for: OpenAPI has them, from the server, and no screen does. */
export function withoutPurposes(): Plugin {
  return {
    name: 'bridge:without-purposes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/model\/src\/contract(?:\/[\w-]+)?\.ts$/ },
      handler: (code) => ({ code: code.replace(purpose, ''), map: null }),
    },
  };
}
