import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ContentError, type Picture, type ShownPicture } from '@bridge/content';
import { originalsIn } from '@bridge/content/engine/originals';
import { widthsFor, type Size } from '@bridge/pictures';
import { drawInProcess, manner, PictureError, sketchInProcess, type Written } from '@bridge/pictures/draw';
import type { MadeFiles } from './folder.ts';

type Found = Size & { file: string; kind: string; /** Names what is made of it: its bytes, and how they are drawn. */ key: string };
const kinds = ['avif', 'webp'] as const;

/** The originals of content/pictures/: what pages need to know of them, and the files that are drawn of them. */
export class Pictures {
  readonly #folder: string;
  readonly #cache: string | undefined;
  #originals: ReturnType<typeof originalsIn> | undefined;
  readonly #keys = new Map<string, string>();

  /** `cache` is where what was drawn is kept from run to run. */
  constructor(folder: string, cache: string | undefined) {
    this.#folder = folder;
    this.#cache = cache && path.join(cache, 'pictures');
  }

  /** A picture as pages show it, by its id; nothing where its original is not in order, which the check has told. */
  shown(id: string, { alt, focus, lang }: Picture): [[string, ShownPicture]] | undefined {
    const found = this.#find(id);
    if (!found) return undefined;
    const widths = widthsFor(found.width);
    const width = widths.at(-1)!; // there is always one
    return [[id, { alt, lang, focus, width, height: Math.round((width * found.height) / found.width), address: addressOf(id, found), widths }]];
  }

  /** Draws pictures into a site, unless it has them already: what has not changed is never drawn twice. */
  async drawInto(site: MadeFiles, ids: ReadonlySet<string>): Promise<void> {
    for (const id of [...ids].sort()) {
      const found = this.#find(id);
      if (!found) continue;
      const files = widthsFor(found.width).flatMap((width) => kinds.map((kind) => ({ at: `${addressOf(id, found)}-${width}.${kind}`, width, kind })));
      const written = files.every(({ at }) => site.isMade(at, at)) ? [] : await this.#draw(found);
      for (const { at, width, kind } of files) site.file(at, at, () => written.find((one) => one.width === width)![kind]); // drawn in these widths
    }
  }

  /** A picture by itself, drawn anew like those that are published; nothing where there is none in order, or it cannot be drawn. */
  async seen(id: string): Promise<string | undefined> {
    const found = this.#find(id);
    return found && this.#sketch(found);
  }

  /** Pictures that stand in their page themselves: nothing else has them before they are published. */
  async inPage(shown: Readonly<Record<string, ShownPicture>>): Promise<Record<string, ShownPicture>> {
    const entries: [string, ShownPicture][] = [];
    for (const [id, picture] of Object.entries(shown)) {
      const found = this.#find(id);
      const only = found && (await this.#sketch(found));
      if (only !== undefined) entries.push([id, { ...picture, only }]);
    }
    return Object.fromEntries(entries);
  }

  /** What is drawn of a picture, where it was drawn before or is drawn now. */
  async #draw(found: Found): Promise<Written[]> {
    const widths = widthsFor(found.width);
    const kept = (width: number, kind: string) => path.join(this.#cache ?? '', `${found.key}-${width}.${kind}`);
    if (this.#cache !== undefined && widths.every((width) => kinds.every((kind) => existsSync(kept(width, kind))))) {
      return widths.map((width) => ({ width, avif: readFileSync(kept(width, 'avif')), webp: readFileSync(kept(width, 'webp')) }));
    }
    const written = await this.#drawn(found);
    if (this.#cache === undefined) return written;
    mkdirSync(this.#cache, { recursive: true });
    for (const one of written) for (const kind of kinds) writeWhole(kept(one.width, kind), one[kind]);
    return written;
  }

  /** One width of a picture as an address that holds it. */
  async #sketch({ file, key, ...size }: Found): Promise<string | undefined> {
    const kept = this.#cache && path.join(this.#cache, `${key}-sketch.webp`);
    if (kept && existsSync(kept)) return addressOfBytes(readFileSync(kept));
    const sketch = await sketchInProcess(readFileSync(path.join(this.#folder, file)), size).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
    });
    if (!sketch) return undefined;
    if (kept) {
      mkdirSync(path.dirname(kept), { recursive: true });
      writeWhole(kept, sketch);
    }
    return addressOfBytes(sketch);
  }

  async #drawn({ file, ...size }: Found): Promise<Written[]> {
    try {
      return await drawInProcess(readFileSync(path.join(this.#folder, file)), size);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      throw new ContentError([{ file, line: 1, column: 1, code: 'format', message: `this picture ${error.message}` }], path.basename(this.#folder));
    }
  }

  #find(id: string): Found | undefined {
    const original = (this.#originals ??= originalsIn(this.#folder)).get(id);
    return original && { ...original, key: this.#keyOf(original.file) };
  }

  #keyOf(file: string): string {
    const known = this.#keys.get(file);
    if (known !== undefined) return known;
    const key = createHash('sha256').update(JSON.stringify(manner)).update(readFileSync(path.join(this.#folder, file))).digest('base64url').slice(0, 22);
    this.#keys.set(file, key);
    return key;
  }
}

function addressOfBytes(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function addressOf(id: string, { key }: Found): string {
  return `/pictures/${id}-${key}`;
}

/** Another run may read it meanwhile. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}

/** The ids of pictures that a document names, wherever in it: under the key "picture", as its schema has made sure. */
export function picturesNamed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'picture' in value && typeof value.picture === 'string' ? [value.picture] : [];
  return [...own, ...Object.values(value).flatMap((part) => picturesNamed(part))];
}
