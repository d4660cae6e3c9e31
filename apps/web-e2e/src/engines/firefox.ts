import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFault, type Driver, type Key } from './driver.ts';
import { startProcess } from './process.ts';
import { connect } from './socket.ts';

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };
/** It asks nobody outside. */
const quiet = {
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

/** Firefox, through WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(executable: string): Promise<Driver> {
  const args = (folder: string) => {
    writeFileSync(path.join(folder, 'user.js'), Object.entries(quiet).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
    return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  };
  const { said, stop } = await startProcess(executable, args, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, on, close } = await connect(`${said}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const faults: string[] = [];
  on('log.entryAdded', ({ level, text }) => void (level === 'error' && isFault(`${String(text)} ${'uncaught'}`) && faults.push(String(text))));
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  const act = (actions: object[]) => send('input.performActions', { context, actions });

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return (JSON.parse(answer.result?.value ?? '{}') as { value: never }).value; // made above
    },
    async press(x, y) {
      const place = { x: Math.round(x), y: Math.round(y) };
      await act([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...place }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }]);
    },
    type: async (text) => void (await act([{ type: 'key', id: 'keys', actions: [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) }])),
    key: async (name) => void (await act([{ type: 'key', id: 'keys', actions: [{ type: 'keyDown', value: keys[name] }, { type: 'keyUp', value: keys[name] }] }])),
    size: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    faults: () => faults,
    async close() {
      close();
      await stop();
    },
  };
}
