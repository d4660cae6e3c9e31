import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { isFault, type Driver, type Key } from './driver.ts';
import { startProcess } from './process.ts';

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };
const frame = path.join(import.meta.dirname, 'webkit-window.py');

/** WebKitGTK, the engine of Safari, in a bare window on a screen that nobody sees, through WebDriver. */
export async function startWebKit(executable: string): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-webkit-'));
  const lines = path.join(folder, 'console');
  const screen = await startProcess('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], /(\d+)\n/);
  const port = await freePort();
  const driver = await startProcess('dbus-run-session', () => ['--', 'sh', '-c', 'echo ready; exec "$0" "$@"', executable, `--port=${port}`, '--host=127.0.0.1'], /ready/, {
    ...{ DISPLAY: `:${screen.said}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1', GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
    ...{ WEBKIT_CONSOLE: lines, WEBKIT_FOLDER: folder, XDG_CACHE_HOME: folder, TZ: 'Africa/Lagos' },
  });
  const options = { binary: frame, args: [] };
  const { sessionId } = await untilThere(() => ask<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'eager' } } }));
  const send = <T>(method: string, at: string, body?: object) => ask<T>(method, `/session/${sessionId}${at}`, body);
  const act = (actions: object[]) => send('POST', '/actions', { actions });
  await send('POST', '/timeouts', { script: 3_000, pageLoad: 60_000 });

  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0]; (async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }));`;
      const { value, error } = await send<{ value: never; error?: string }>('POST', '/execute/async', { script, args: [] });
      if (error) throw new Error(error);
      return value;
    },
    async press(x, y) {
      const place = { x: Math.round(x), y: Math.round(y), duration: 0 };
      await act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [{ type: 'pointerMove', ...place }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }]);
    },
    type: async (text) => void (await act([{ type: 'key', id: 'keys', actions: [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) }])),
    key: async (name) => void (await act([{ type: 'key', id: 'keys', actions: [{ type: 'keyDown', value: keys[name] }, { type: 'keyUp', value: keys[name] }] }])),
    size: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    faults: () => (existsSync(lines) ? readFileSync(lines, 'utf8').split(/\r?\n/).filter((line) => line.startsWith('CONSOLE') && isFault(line)) : []),
    async close() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {}); // it may have gone
      await driver.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };

  async function ask<T>(method: string, at: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(60_000) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }; // WebDriver's shape
    if (!answer.ok) throw new Error(`${method} ${at}: ${value.error} ${value.message}`);
    return value;
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a server with a port has one
      server.close(() => found(port));
    });
  });
}

async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
