import type { Plugin } from 'vite';

/** Has the browser fetch the headings' face early, behind what the page cannot do without: it is optional, so a late one is not used on that page. */
export function preloadFace(): Plugin {
  return {
    name: 'bridge:preload-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((file) => /bricolage-grotesque-latin-.*\.woff2$/.test(file));
        if (!face) throw new Error('The build has no headings face (bricolage-grotesque-latin): is base.css imported?');
        return [{ tag: 'link', attrs: { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' }, injectTo: 'head' as const }];
      },
    },
  };
}
