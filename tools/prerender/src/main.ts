// Makes the public site from content/ and the two builds of apps/web: `nx build web`.
//   --content <folder>  other content        --client <folder>  another build for browsers
//   --out <folder>      elsewhere            --no-images        without pictures for shared links
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const web = path.join(root, 'apps/web/dist');
const cache = path.join(root, 'node_modules/.cache/bridge');

enableCompileCache(path.join(cache, 'code')); // it holds for what is loaded from here on
const { prerender } = await import('./prerender.ts');

try {
  const { values } = parseArgs({ options: { content: { type: 'string' }, client: { type: 'string' }, out: { type: 'string' }, 'no-images': { type: 'boolean', default: false } } });
  const started = performance.now();
  const { pages, made } = await prerender({
    content: path.resolve(root, values.content ?? process.env['CONTENT_FOLDER'] ?? 'content'),
    client: path.resolve(root, values.client ?? path.join(web, 'client')),
    server: path.join(web, 'server'),
    out: path.resolve(root, values.out ?? path.join(web, 'site')),
    cache,
    images: !values['no-images'],
    origin: process.env['PUBLIC_URL'],
    now: new Date().toISOString(),
  });
  console.log(`${pages} pages, ${made} of them new, in ${Math.round(performance.now() - started)} ms`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
