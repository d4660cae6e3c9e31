import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@bridge/setup/chromium';
import { launch, openPhone } from './browser.ts';
import { ms, printTable, ratio } from './table.ts';
import { servePlain } from './serve-plain.ts';

const site = 'apps/web/dist/site';
const runs = process.env['RUNS'] ?? '15';
const pages = [
  { name: 'home', path: '/', limit: '/' },
  { name: 'about', path: '/about', limit: '/about/' },
  { name: 'blog post', path: '/blog/project-based-learning', limit: '/blog/post/' },
  { name: 'for talents', path: '/for-talents', limit: '/for-talents/' },
  // The program is no part of a twin: a form works before it. Nobody has written these by hand.
  { name: 'sign in', path: '/login', limit: undefined },
  { name: 'kind of account', path: '/select-user-type', limit: undefined },
];

type Measured = { median: { lcp: number; fcp: number; tbt: number; cls: number; reqs: number; 'bytes.doc': number; 'bytes.js': number; 'bytes.font': number } };

/** Public pages beside their static twins (the same files without the script, each listed twice) and hand-written pages. */
export async function measurePages(): Promise<void> {
  if (!existsSync(path.join(site, 'index.html'))) throw new Error('There is no site yet: run "npx nx build web" first.');
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  try {
    const results = measure(folder);
    const touched = await scriptsOnceUsed();
    const rows = pages.flatMap(({ name, path: at, limit }) => {
      const [ours, one, two] = [results[name]!.median, results[`${name} twin`]!.median, results[`${name} twin again`]!.median];
      const slower = Math.max(one.lcp, two.lcp);
      const first = Math.max(one.fcp, two.fcp);
      const line = (what: string, { fcp, lcp, tbt, cls, reqs, ...bytes }: Measured['median'], used = '–', heading = '–') =>
        [what, ms(fcp), ratio(fcp, first), ms(lcp), ratio(lcp, slower), kb(bytes['bytes.doc']), heading, kb(bytes['bytes.js']), used, String(reqs), ms(tbt), cls.toFixed(3)];
      return [
        line(name, ours, touched.get(name), kb(untilHeading(at))),
        line('– its static twin', one),
        line('– the twin again', two),
        ...(limit ? [line('– hand-written limit', results[`${name} limit`]!.median)] : []),
      ];
    });
    printTable(
      `Public pages, CPU 4x, slow 4G, median of ${runs} interleaved runs (LCP goal 1.05x the slower twin, first text of account screens 1.2x; JS goal 1.5 KB, HTML + CSS 14 KB; TBT and CLS 0)`,
      ['page', 'FCP ms', 'FCP / slower twin', 'LCP ms', 'LCP / slower twin', 'HTML + CSS KB', '– until the heading', 'JS KB before use', 'JS KB all used', 'requests', 'TBT ms', 'CLS'],
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(folder: string): Record<string, Measured> {
  cpSync(site, path.join(folder, 'ours'), { recursive: true });
  cpSync(site, path.join(folder, 'twin'), { recursive: true });
  for (const { path: at } of pages) {
    const file = path.join(folder, 'twin', at === '/' ? 'index.html' : `${at}.html`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script async[^>]*><\/script>/, ''));
  }
  const limitFolder = path.resolve('tools/bench/limit');
  const targets = pages.flatMap(({ name, path: at, limit }) => [
    { name, dir: 'ours', path: at },
    { name: `${name} twin`, dir: 'twin', path: at },
    { name: `${name} twin again`, dir: 'twin', path: at },
    ...(limit ? [{ name: `${name} limit`, dir: limitFolder, path: limit }] : []),
  ]);
  const list = path.join(folder, 'targets.json');
  const out = path.join(folder, 'pages.json');
  writeFileSync(list, JSON.stringify(targets));
  const { status } = spawnSync('node', ['tools/bench/measure.mjs', 'page', list, '--runs', runs, '--out', out], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME: chromium({ whole: true }) } });
  if (status !== 0) throw new Error('measure.mjs did not end as it should; its message is above.');
  return JSON.parse(readFileSync(out, 'utf8')) as Record<string, Measured>; // what measure.mjs writes
}

/** Bytes (brotli) of a page up to its heading: what its first frame waits for. */
function untilHeading(at: string): number {
  const html = readFileSync(path.join(site, at === '/' ? 'index.html' : `${at}.html`), 'utf8');
  return brotliCompressSync(html.slice(0, html.indexOf('</h1>') + '</h1>'.length)).length;
}

/** Kilobytes (brotli) of all the scripts of a page once everything on it has been seen and touched. */
async function scriptsOnceUsed(): Promise<Map<string, string>> {
  const server = await servePlain(site);
  const browser = await launch();
  const found = new Map<string, string>();
  try {
    for (const { name, path: at } of pages) {
      const { page } = await openPhone(browser, server.url);
      await page.goto(at);
      for (let y = 0; y < 12_000; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      for (const summary of await page.locator('details:not([open]) > summary:visible').all()) await summary.tap();
      await page.waitForTimeout(500);
      const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname).filter((file) => file.endsWith('.js')));
      found.set(name, kb(scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(site, file))).length, 0)));
      await page.context().close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return found;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
