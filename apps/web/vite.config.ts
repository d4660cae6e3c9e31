import { Agent } from 'node:http';
import path from 'node:path';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { contentPlugin, workbench } from '@bridge/content-tool/vite';
import { contract } from '@bridge/model';
import { adoptStyles } from '../../tools/setup/adopt-styles.ts';
import { listParts } from '../../tools/setup/parts.ts';
import { mixColours } from './plugins/mix-colours.ts';
import { offlineWorker } from './plugins/offline-worker.ts';
import { joinedScripts } from './plugins/joined-scripts.ts';
import { preloadFace } from './plugins/preload-face.ts';
import { publicPages } from './plugins/public-pages.ts';
import { screenPages } from './plugins/screen-pages.ts';
import { startGroups } from './plugins/start-groups.ts';
import { themeScript } from './plugins/theme-script.ts';
import { trimRadix, withoutTooltips } from './plugins/trim-radix.ts';
import { withoutPurposes } from './plugins/without-purposes.ts';
import { floor, scriptFloor } from './src/start/floor.ts';

const source = path.join(import.meta.dirname, 'src');
const workspace = path.resolve(import.meta.dirname, '../..');
const content = path.resolve(workspace, process.env['CONTENT_FOLDER'] ?? 'content');
// First parts of the paths that the API answers: /auth/, /users/ … (/sessions alone, too) and what it serves beside the contract.
const apiPaths = new Set([...Object.values(contract).map(({ path: call }) => proxied(call)), '/openapi.json', '/dev/', '/portraits/']);
// With one of ours, Vite's proxy leaves what the browser says of its connection: the outbox answers nobody who closes at once (apps/api/src/http/dev-outbox.ts).
const agent = new Agent({ keepAlive: true });
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4201}`;

// Two builds: what browsers load, and what tools/prerender makes the public pages with.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutTooltips(), withoutPurposes(), ...(isSsrBuild ? [] : [contentPlugin({ folder: content }), workbench({ folder: content, page: '/src/workbench/main.tsx' }), publicPages({ folder: content }), adoptStyles(), themeScript(), preloadFace(), joinedScripts(), screenPages(), offlineWorker(), listParts()])],
  server: {
    port: 4200,
    fs: { allow: [workspace] },
    proxy: Object.fromEntries([...apiPaths].map((start) => [start, { target: api, ...(start === '/dev/' && { agent }) }])),
  },
  // Browsers of the floor have clamp(); written out it is longer.
  css: { lightningcss: { exclude: Features.ClampFunction }, postcss: { plugins: command === 'build' ? [trimRadix(), mixColours()] : [] } },
  ssr: { noExternal: isSsrBuild ? true : [/^@bridge\//] }, // what draws pages runs where releases are published, without the packages of the screens
  // No build holds content: browsers load it as data.
  ...(command === 'build' && { resolve: { alias: { 'virtual:content': path.join(source, isSsrBuild ? 'stand-in/no-content.ts' : 'start/release.ts') } } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: scriptFloor,
    cssTarget: floor,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssMinify: true,
    assetsInlineLimit: 0, // a font or image as data: in a stylesheet would break the content security policy
    rolldownOptions: {
      input: isSsrBuild ? [path.join(source, 'public/entry-server.tsx'), path.join(source, 'stand-in/draw.tsx')] : [path.join(import.meta.dirname, 'index.html'), path.join(source, 'public/live.ts')],
      preserveEntrySignatures: 'exports-only', // the boot script calls what live.ts exports
      output: {
        ...(!isSsrBuild && { entryFileNames: ({ name }: { name: string }) => `assets/${name === 'index' ? 'start' : name}-[hash].js` }),
        // What changes with every release apart from what almost never does: a returning visitor loads the first only.
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
              { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
              ...startGroups(path.join(source, 'public/live.ts')),
            ],
          },
        }),
      },
    },
  },
}));

function proxied(call: string): string {
  const [, first, ...rest] = call.split('/');
  return rest.length ? `/${first}/` : `^/${first}(?:\\?|$)`; // Vite takes what begins with ^ as a pattern
}
