import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createAsset, packTightly, type Asset } from './asset.ts';
import { contentSecurityPolicy } from './headers.ts';
import { savesData, withoutPictures } from './saver.ts';

/** A prerendered page: its file, and what the reader's cookies make of it. `for`: with its pictures or without. */
export type Page = {
  asset: Asset;
  policy: string;
  /** A Link header with the scripts that it waits for: browsers ask for them before they have made room for the page. */
  link: string;
  for(request: FastifyRequest): Asset;
};

const remembered = 64;
const variants = new Map<Page, Map<string, Asset>>();
let count = 0;

/** Makes a page of a prerendered file. */
export function createPage(path: string, file: Buffer, packed?: Buffer, isTight = true): Page {
  const html = file.toString();
  const scripts = Array.from(html.matchAll(/<script src="([^"]+)"><\/script>/g), ([, src]) => `<${src}>; rel=preload; as=script`);
  const page: Page = {
    asset: createAsset(path, file, packed, isTight),
    policy: contentSecurityPolicy(stylesIn(html)),
    link: scripts.join(', '),
    for(request) {
      const saves = savesData(request.headers);
      const marks = marksOf(request.headers.cookie) + (saves ? 'data-saver ' : '');
      return marks ? variantOf(page, marks, () => createAsset(path, Buffer.from((saves ? withoutPictures(html) : html).replace('<html ', `<html ${marks}`)))) : page.asset;
    },
  };
  return page;
}

/** The hashes by which a policy names the styles of a page. */
export function stylesIn(html: string): string[] {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** Attributes of <html> by which the first frame is right: somebody is signed in, colours are chosen. */
function marksOf(cookie = ''): string {
  const theme = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(cookie)?.[1];
  const isIn = /(?:^|; )authToken=[^;]/.test(cookie);
  return `${isIn ? 'data-in ' : ''}${theme ? `class="${theme}" ` : ''}`;
}

/** Pages are marked when first asked for, and forgotten all together when they are many. */
function variantOf(page: Page, marks: string, make: () => Asset): Asset {
  const known = variants.get(page)?.get(marks);
  if (known) return known;
  if (count >= remembered) {
    variants.clear();
    count = 0;
  }
  const made = make();
  void packTightly(made);
  variants.set(page, (variants.get(page) ?? new Map<string, Asset>()).set(marks, made));
  count += 1;
  return made;
}
