import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { contract } from '@bridge/model';
import { serverFlags } from '@bridge/setup/server-flags';
import { launch, openPhone, phoneContext } from './browser.ts';
import { startServer } from './cpu.ts';
import { createCertificate, serveFront } from './front.ts';
import { median, ms, printTable, ratio } from './table.ts';

const runs = Number(process.env['RUNS'] ?? '9');
const port = 4376;
const product = `https://localhost:${port + 2}`;
const limit = `https://localhost:${port + 3}`;
const talent = { email: 'talent1@demo.example', password: 'demo-talent-1' };
type State = BrowserContextOptions['storageState'];
type Visits = { cold: number[]; warm: number[] };

/** The signed-in list of mentors, from the address to the data on screen, beside a static page that preloads its data: in one run, interleaved, both over HTTP/2. */
export async function measureList(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const server = await startServer([...serverFlags, 'apps/api/dist/main.js'], { PORT: String(port), DATA_FOLDER: folder }, `http://localhost:${port}${contract.health.path}`);
  const reference = serveLimit();
  const { pair, argument } = createCertificate();
  const fronts = [serveFront(pair, port + 2, port), serveFront(pair, port + 3, port + 1)];
  const browser = await launch(argument);
  const ours: Visits = { cold: [], warm: [] };
  const theirs: Visits = { cold: [], warm: [] };
  try {
    const signedIn = await logIn(browser);
    for (let run = -1; run < runs; run += 1) {
      const [theirCold, theirWarm] = await visit(browser, `${limit}/`, '.mentor', undefined);
      const [ourCold, ourWarm] = await visit(browser, `${product}/talent/mentorship`, 'article.br-mentor', signedIn);
      if (run < 0) continue; // the first run warms the servers up and is dropped
      theirs.cold.push(theirCold);
      theirs.warm.push(theirWarm);
      ours.cold.push(ourCold);
      ours.warm.push(ourWarm);
    }
  } finally {
    await browser.close();
    for (const front of fronts) front.close();
    reference.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const row = (name: string, { cold, warm }: Visits) => [name, ms(median(cold)), ratio(median(cold), median(theirs.cold)), ms(median(warm)), ratio(median(warm), median(theirs.warm))];
  printTable(`Signed-in list: address opened → data on screen, CPU 4x, slow 4G, median of ${runs} interleaved runs (goal 2.9x cold, 1.25x warm)`, ['list', 'cold ms', 'cold', 'warm ms', 'warm'], [
    row('product', ours),
    row('static list with preloaded data', theirs),
  ]);
}

/** Opens an address with an empty cache, and once more with a warm one: milliseconds until the frame that has the data. */
async function visit(browser: Browser, address: string, data: string, storageState: State): Promise<[number, number]> {
  const { page, throttle } = await openPhone(browser, undefined, { storageState });
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      return requestAnimationFrame(() => console.log(`shown at ${performance.now()}`));
    };
    requestAnimationFrame(look);
  }, data);
  const once = async () => {
    const told = page.waitForEvent('console', (message) => message.text().startsWith('shown at ')); // to ask the page again and again would slow it down
    await page.goto(address, { waitUntil: 'commit' });
    return Number((await told).text().slice('shown at '.length));
  };
  await throttle();
  const cold = await once();
  await page.goto('about:blank');
  const warm = await once();
  await page.context().close();
  return [cold, warm];
}

async function logIn(browser: Browser): Promise<State> {
  const context = await browser.newContext({ ...phoneContext, baseURL: product });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await page.waitForURL('**/talent/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The hand-written page and its ten mentors, packed and kept by the browser as the product's files are. */
function serveLimit() {
  const page = brotliCompressSync(readFileSync('tools/bench/limit/app/index.html'));
  const data = Array.from({ length: 10 }, (_, place) => ({ id: `m${place}`, firstName: `Demo${place}`, lastName: 'Mentor', email: `mentor${place}@demo.example`, specialty: 'Data', rating: 4 + (place % 2) }));
  return createServer((request, response) => {
    if (request.url === '/api/mentors') return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data }));
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  }).listen(port + 1, '127.0.0.1');
}
