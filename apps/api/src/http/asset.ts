import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A file in memory with everything that is said about it. `packed`: as tight as it gets, or about to be. */
export type Asset = { type: string; etag: string; immutable: boolean; bytes: Record<Encoding, Buffer>; packed: boolean };

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml', txt: 'text/plain; charset=utf-8', xml: 'application/xml; charset=utf-8', webmanifest: 'application/manifest+json',
  png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif', ico: 'image/x-icon', woff2: 'font/woff2', ics: 'text/calendar; charset=utf-8',
};
const compressible = /^(text\/|application\/|image\/svg)/;
const worthIt = 512;

/**
 * Makes an asset; `path` is its path in the build, as a browser asks for it, `packed` what the build packed itself
 * (path.br beside it), which saves this process the work and its memory; `isTight` where that is as small as it gets.
 */
export function createAsset(path: string, content: Buffer, packed?: Buffer, isTight = true): Asset {
  const type = /\/speculation-[\w-]+\.json$/.test(path) ? 'application/speculationrules+json' : types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const quick = compressible.test(type) && content.length >= worthIt;
  let gzip: Buffer | undefined;
  return {
    type,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: /^\/(?:assets\/.+[-.][\w-]{8,}|content\/[\w-]{22}|pictures\/[\w-]+-[\w-]{22}-\d+)\.\w+$/.test(path), // the build puts the content's hash in these names
    bytes: {
      identity: content,
      get gzip() {
        return (gzip ??= quick ? gzipSync(content, { level: 6 }) : content); // hardly any browser asks for it
      },
      br: quick ? (packed ?? brotliCompressSync(content, options(content, 5))) : content,
    },
    packed: !quick || (packed !== undefined && isTight),
  };
}

let packing = Promise.resolve();

/** Packs an asset as tightly as brotli can, beside other work and one after the other: it takes longer than an answer should wait. */
export function packTightly(asset: Asset): Promise<void> {
  if (asset.packed) return packing;
  asset.packed = true;
  const { identity } = asset.bytes;
  packing = packing.then(async () => {
    asset.bytes.br = await promisify(brotliCompress)(identity, options(identity, 11));
  });
  return packing;
}

/** The best encoding that the browser takes. */
export function encodingFor(asset: Asset, accepted: string | undefined): Encoding {
  return asset.bytes.br === asset.bytes.identity ? 'identity' : bestOf(accepted);
}

/** An answer that is made once and sent once, packed as far as it is quickly done; as it is where that brings nothing. */
export async function packOnce(bytes: Buffer, accepted: string | undefined): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const encoding = bytes.length < worthIt ? 'identity' : bestOf(accepted);
  if (encoding === 'br') return { bytes: await promisify(brotliCompress)(bytes, options(bytes, 4)), encoding };
  if (encoding === 'gzip') return { bytes: await promisify<Buffer, Buffer>(gzip)(bytes), encoding };
  return { bytes, encoding };
}

/** The same for an answer in pieces, packed while it goes out. */
export function packAlong(pieces: readonly Buffer[], accepted: string | undefined): { bytes: Readable; encoding: Encoding } {
  const encoding = bestOf(accepted);
  const bytes = Readable.from(pieces, { objectMode: false });
  if (encoding === 'identity') return { bytes, encoding };
  const packing = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip();
  return { bytes: pipeline(bytes, packing, () => {}), encoding }; // whoever goes away does not wait for the rest
}

function bestOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

function options(content: Buffer, quality: number) {
  // A window larger than the file only takes memory: with the usual one, packing leaves the process 30 MB larger.
  const window = Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(content.length + 16))));
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
}
