import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { everyScreen, firstFiles, type FirstFiles } from '../src/routes/first-files.ts';
import { oneFile } from './one-file.ts';

/** What Vite writes down of a build. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

const source = path.resolve(import.meta.dirname, '../src');
/** Without React, see src/stand-in/main.tsx. */
const instead = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-i18next': path.join(source, 'stand-in/words.ts'),
  '@tanstack/react-router': path.join(source, 'stand-in/link.tsx'),
  'one-decimal.ts': path.join(source, 'stand-in/one-decimal.ts'),
  'safety-menu.tsx': path.join(source, 'stand-in/safety-menu.tsx'),
};

/** Addresses of the scripts that run ahead of the program. */
export type EarlyScripts = { firstCall: string; standIn: string };

/** What belongs to a screen, whatever the language and the state of content: files of the build, and documents by their ids. */
export type Screens = {
  /** The documents that every screen shows: their texts are in one file. */
  together: string[];
  /** What every page of the program needs. */
  program: string[];
  /** By address: what the screen needs beside, and all documents that it begins with. */
  screens: Record<string, { files: string[]; documents: string[] }>;
};

/**
 * Beside the page that all screens share, one of its own for each screen with a list of first files: shell/<path>.html. They
 * are patterns in no language; tools/prerender makes the pages of them, as screens.json says.
 */
export function screenPages(): Plugin {
  let references = { firstCall: '', standIn: '' };
  return {
    name: 'bridge:screen-pages',
    apply: 'build',
    async buildStart() {
      const [firstCall, standIn] = await Promise.all([
        oneFile(path.join(source, 'start/first-call/main.ts'), 'iife', { target: 'es2018' }), // it says that a browser is too old
        oneFile(path.join(source, 'stand-in/main.tsx'), 'iife', { instead }),
      ]);
      references = {
        firstCall: this.emitFile({ type: 'asset', name: 'first-call.js', source: firstCall }),
        standIn: this.emitFile({ type: 'asset', name: 'stand-in.js', source: standIn }),
      };
    },
    writeBundle({ dir = '' }) {
      const manifest = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own
      const shell = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const scripts = { firstCall: `/${this.getFileName(references.firstCall)}`, standIn: `/${this.getFileName(references.standIn)}` };
      for (const [at, html] of pagesOf(manifest, shell, scripts)) {
        const file = path.join(dir, `shell${at}.html`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, html);
      }
      writeFileSync(path.join(dir, 'screens.json'), JSON.stringify(screensOf(manifest, shell)));
    },
  };
}

export function screensOf(manifest: Manifest, shell: string): Screens {
  const program = Array.from(shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file);
  const screens = Object.entries(firstFiles).map(([at, { modules, documents }]) => [at, { files: filesOf(manifest, modules).filter((file) => !program.includes(file)), documents }] as const);
  return { together: everyScreen, program, screens: Object.fromEntries(screens) };
}

/** The page of each screen, with the names of the files that it will ask for, and the script that makes its first call. */
export function pagesOf(manifest: Manifest, shell: string, scripts: EarlyScripts): [path: string, html: string][] {
  return Object.entries(firstFiles).map(([at, { modules, call, standIn }]) => {
    const links = filesOf(manifest, modules).filter((file) => !shell.includes(`"${file}"`)).map(linkTo);
    // What is behind the sign-in waits for data, and its visitors have the headings' face from the sign-in.
    const isBehind = modules.some((module) => module.includes('app-frame'));
    const html = (isBehind ? shell.replace(/<link rel="preload"[^>]*as="font"[^>]*>/, '') : shell).replace('</head>', () => `${links.join('')}</head>`);
    if (!call || process.env['VITE_API_BASE']) return [at, html];
    const calling = html.replace(/\s*<script src="[^"]*\/theme-[^"]*"><\/script>/, () => callTag(call, scripts.firstCall));
    return [at, standIn ? withStandIn(calling, scripts.standIn) : calling];
  });
}

function callTag({ endpoint, query = {} }: NonNullable<FirstFiles['call']>, script: string): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `<meta name="first-call" content="${endpoint.path}${search && `?${search.replaceAll('&', '&amp;')}`}"><script src="${script}"></script>`;
}

/** What the program is made of waits in a template. tools/prerender draws the stand-in, and puts the few styles that it needs into the page. */
function withStandIn(html: string, script: string): string {
  const ofProgram = /\s*(?:<script type="module"[^>]*src="([^"]+)"><\/script>|<link rel="(modulepreload|preload" as="style|stylesheet)"[^>]*href="([^"]+)">)/g;
  const files = [...html.matchAll(ofProgram)].map(([, entry, kind, file]) => ({ file: entry ?? file ?? '', isEntry: entry !== undefined, isStyle: kind?.includes('style') }));
  const program = files.findLast(({ isEntry }) => isEntry)?.file;
  const links = files.map(({ file, isStyle }) => `<link rel="${isStyle ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`);
  return html
    .replaceAll(ofProgram, '')
    .replace('</head>', () => `<template id="program" data-entry="${program}">${links.join('')}</template><script type="application/json" data-of="stand-in"></script></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<script src="${script}"></script>`);
}

/** The files of modules and of all that they import, by their addresses. */
export function filesOf(manifest: Manifest, keys: readonly string[], files = new Set<string>()): string[] {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`apps/web/src/routes/first-files.ts leads to ${key}, which this build does not have.`);
    if (files.has(`/${chunk.file}`)) continue;
    files.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) files.add(`/${file}`);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return [...files];
}

/** Styles are only fetched early: when they come into force stays with the module that needs them. */
function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="${file}">`;
}
