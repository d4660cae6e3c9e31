import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { firstFiles, type FirstFiles } from '../src/routes/first-files.ts';
import { oneFile } from './one-file.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const firstCall = path.resolve(import.meta.dirname, '../src/start/first-call/main.ts');

/** Beside the page that all screens share, one of its own for each screen with a list of first files: shell/<path>.html, in every language. */
export function screenPages({ folder }: { folder: string }): Plugin {
  let reference = '';
  return {
    name: 'bridge:screen-pages',
    apply: 'build',
    async buildStart() {
      reference = this.emitFile({ type: 'asset', name: 'first-call.js', source: await oneFile(firstCall, 'iife') });
    },
    writeBundle({ dir = '' }) {
      const manifest = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own
      const shell = readFileSync(path.join(dir, 'index.html'), 'utf8');
      for (const { locale, below, tag } of languagesIn(folder, manifest)) {
        for (const [at, html] of pagesOf(manifest, shell.replace(/<html [^>]*>/, tag), locale, this.getFileName(reference))) {
          const file = path.join(dir, below, `shell${at}.html`);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, html);
        }
      }
    },
  };
}

/** The page of each screen, with the names of the files that it will ask for, and the script that makes its first call. */
export function pagesOf(manifest: Manifest, shell: string, locale: string, script: string): [path: string, html: string][] {
  return Object.entries(firstFiles).map(([at, { modules, documents, call }]) => {
    const files = filesOf(manifest, [...modules, ...documents.map((id) => `virtual:content/${locale}/${id}`)]);
    const links = [...files].filter((file) => !shell.includes(`"/${file}"`)).map(linkTo);
    // What is behind the sign-in waits for data, and its visitors have the headings' face from the sign-in.
    const isBehind = modules.some((module) => module.includes('app-frame'));
    const html = (isBehind ? shell.replace(/<link rel="preload"[^>]*as="font"[^>]*>/, '') : shell).replace('</head>', () => `${links.join('')}</head>`);
    return [at, call && !process.env['VITE_API_BASE'] ? html.replace('<head>', () => `<head>${callTag(call, script)}`) : html];
  });
}

function callTag({ endpoint, query = {} }: NonNullable<FirstFiles['call']>, script: string): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `<meta name="first-call" content="${endpoint.path}${search && `?${search.replaceAll('&', '&amp;')}`}"><script async src="/${script}"></script>`;
}

function filesOf(manifest: Manifest, keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`apps/web/src/routes/first-files.ts leads to ${key}, which this build does not have.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/** Styles are only fetched early: when they come into force stays with the module that needs them. */
function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`;
}

function languagesIn(folder: string, manifest: Manifest): { locale: string; below: string; tag: string }[] {
  const built = new Set(Object.keys(manifest).flatMap((key) => /^virtual:content\/([^/]+)\//.exec(key)?.[1] ?? []));
  return [...built].map((locale) => {
    const own = path.join(folder, 'translations', locale, 'locale.json'); // the source language has none
    const dir = existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as { dir: string }).dir : undefined; // the content check has its shape
    return { locale, below: dir === undefined ? '' : locale, tag: `<html lang="${locale}" dir="${dir ?? 'ltr'}">` };
  });
}
