import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { DiskWatch } from '@bridge/content/engine/disk-watch';
import type { Plugin } from 'vite';
import type { Draft, Task } from '@bridge/content/engine/editing';
import { Desk, NoSuchFile } from './desk.ts';
import { isLocal, isOwn } from './guard.ts';

const largest = 4_000_000;

/**
 * The editors' workbench at /content: every document with its faults, and a form that changes it. Only in the development
 * server, only on this machine. `page` is the module that draws it.
 */
export function workbench({ folder, page }: { folder: string; page: string }): Plugin {
  const root = path.resolve(folder);
  return {
    name: 'content:workbench',
    apply: 'serve',

    configureServer(server) {
      let desk: Desk | undefined; // content is read when the page is first asked for
      let disk: DiskWatch | undefined;
      const begun = (): Desk => {
        if (desk) return desk;
        disk = new DiskWatch(root);
        disk.start((files) => void desk?.missed(files).then((missed) => missed.forEach(noticed), failed));
        server.httpServer?.once('close', () => disk?.stop());
        return (desk = new Desk(root));
      };
      const failed = (error: unknown) => server.config.logger.error(`content: ${String(error)}`);
      const noticed = (file: string) => void desk?.noticed(file).then(() => server.environments['client']?.hot.send('content:file', { file }), failed);
      server.watcher.on('all', (_event, changed) => {
        const file = path.relative(root, changed).replaceAll(path.sep, '/');
        if (!desk || file.startsWith('../') || path.isAbsolute(file)) return;
        noticed(file);
        disk?.soon();
      });
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', 'http://localhost');
        if (address.pathname !== '/content' && !address.pathname.startsWith('/content/')) return next();
        if (!isLocal(request)) return refuse(response, 403, 'only on this machine');
        if (address.pathname === '/content' && request.method === 'GET') {
          void server.transformIndexHtml('/content', pageHtml(page)).then((html) => response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store', 'x-frame-options': 'DENY' }).end(html), next);
          return;
        }
        if (!isOwn(request)) return refuse(response, 403, 'only from the workbench itself');
        void answer(begun(), address, request).then(
          (made) => response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(made)),
          (error: unknown) => refuse(response, error instanceof NoSuchFile ? 404 : error instanceof BadRequest ? 400 : 500, String(error)),
        );
      });
    },
  };
}

class BadRequest extends Error {}

async function answer(desk: Desk, { pathname, searchParams }: URL, request: IncomingMessage): Promise<unknown> {
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /content/list') return desk.list();
  if (call === 'GET /content/file') return desk.open(searchParams.get('file') ?? '', searchParams.get('locale') ?? undefined);
  if (call === 'POST /content/file') return desk.bring(draftFrom(await bodyOf(request)));
  if (call === 'GET /content/search') return desk.search(searchParams.get('words')?.slice(0, 300) ?? '');
  if (call === 'POST /content/document') return desk.carryOut(taskFrom(await bodyOf(request)));
  if (call === 'POST /content/accept') {
    const { file, locale, key } = ((await bodyOf(request)) ?? {}) as Record<string, unknown>; // looked at below
    if (typeof file !== 'string' || typeof locale !== 'string' || typeof key !== 'string') throw new BadRequest('no text');
    return desk.accept(file, locale, key);
  }
  throw new NoSuchFile(pathname);
}

function draftFrom(body: unknown): Draft {
  const draft = body as Partial<Draft> | null; // looked at below
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';
  if (typeof draft !== 'object' || draft === null || typeof draft.file !== 'string' || typeof draft.base !== 'string') throw new BadRequest('no draft');
  if (typeof draft.value !== 'object' || draft.value === null || Array.isArray(draft.value)) throw new BadRequest('no value');
  if (![draft.locale, draft.undone].every(isText) || !isFlag(draft.save)) throw new BadRequest('no draft');
  return draft as Draft; // just looked at
}

function taskFrom(body: unknown): Task {
  const { act, file, to } = (body ?? {}) as Record<string, unknown>; // looked at below
  const isAct = act === 'create' || act === 'duplicate' || act === 'rename' || act === 'delete';
  if (!isAct || typeof file !== 'string' || (to !== undefined && typeof to !== 'string')) throw new BadRequest('no task');
  return { act, file, ...(to !== undefined && { to }) };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new BadRequest('JSON is expected');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new BadRequest('too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BadRequest('not JSON');
  }
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(why);
}

function pageHtml(page: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="${page}"></script>
  </body>
</html>`;
}
