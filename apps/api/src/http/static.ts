import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';
import { createAsset, encodingFor, packTightly, type Asset } from './asset.ts';
import { webRoutes } from './web-routes.ts';

/** Answers a GET outside the API; undefined where the web application has nothing there either. */
export type Web = {
  serve(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
  /** Packs the files more tightly, one after the other; the server is already open meanwhile. */
  pack(): Promise<void>;
};

/** The built web application, held in memory: a path is looked up in a map and never reaches the disk. */
export function openWeb(folder: string, content: Content): Web | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const assets = new Map(readAssets(folder));
  const pageAt = webRoutes(new Set(assets.keys()), content);

  return {
    serve(request, reply) {
      const asked = decode(request.url);
      if (asked === undefined) return undefined;
      const exact = asked.endsWith('.html') ? undefined : assets.get(asked);
      if (exact) return send(request, reply, exact, 200);
      if (/\.\w+$/.test(asked)) return undefined; // a file that is not there is no page
      const page = pageAt(asked);
      if ('redirect' in page) return reply.code(302).header('location', page.redirect).header('cache-control', 'no-cache').send();
      const html = assets.get(page.file);
      return html && send(request, reply, html, page.status);
    },
    async pack() {
      for (const asset of assets.values()) await packTightly(asset);
    },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset, status: number): FastifyReply {
  const encoding = encodingFor(asset, request.headers['accept-encoding']);
  const etag = `"${asset.etag}-${encoding}"`;
  const bytes = asset.bytes[encoding];
  reply.headers({
    etag,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(asset.bytes.br !== asset.bytes.identity && { vary: 'Accept-Encoding' }),
  });
  if (status === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(status).type(asset.type).header('content-length', String(bytes.length));
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

function decode(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function* readAssets(folder: string, below = ''): Generator<[string, Asset]> {
  for (const name of readdirSync(path.join(folder, below))) {
    const at = `${below}/${name}`;
    if (name.startsWith('.') || /\.(br|gz)$/.test(name)) continue; // .vite/manifest.json and the like are the build's own
    if (statSync(path.join(folder, at)).isDirectory()) yield* readAssets(folder, at);
    else yield [at, createAsset(at, readFileSync(path.join(folder, at)), packed(path.join(folder, `${at}.br`)))];
  }
}

function packed(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
