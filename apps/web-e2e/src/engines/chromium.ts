import { chromiumArguments } from '@bridge/setup/chromium';
import { isFault, type Driver, type Key } from './driver.ts';
import { startProcess } from './process.ts';
import { connect } from './socket.ts';

const keys: Record<Key, object> = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

/** Any Chromium since 2020, through DevTools: what drives today's by other means cannot drive one of 2021. */
export async function startChromium(executable: string, more: string[] = []): Promise<Driver> {
  const { said, stop } = await startProcess(executable, (folder) => ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--disable-gpu', '--lang=en-GB', '--hide-scrollbars', ...chromiumArguments, ...more, 'about:blank'], /DevTools listening on (ws:\S+)/);
  const socket = await connect(said);
  const { targetInfos } = await socket.send<{ targetInfos: { targetId: string; type: string }[] }>('Target.getTargets');
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId ?? '';
  const { sessionId } = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const send = <T>(method: string, params: object = {}) => socket.send<T>(method, params, { sessionId });
  const said_: string[] = [];
  const note = (text: string) => isFault(text) && said_.push(text);
  socket.on('Runtime.exceptionThrown', (params) => note(`Uncaught ${JSON.stringify(params['exceptionDetails']).slice(0, 600)}`));
  socket.on('Log.entryAdded', ({ entry }) => note((entry as { text: string }).text)); // DevTools' shape
  let loaded = () => {};
  socket.on('Page.domContentEventFired', () => loaded());
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);

  return {
    async open(url) {
      const there = new Promise<void>((done) => (loaded = done));
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
      if (errorText && errorText !== 'net::ERR_ABORTED') throw new Error(`${url}: ${errorText}`);
      await there;
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{ result: { value: never }; exceptionDetails?: object }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 600));
      return result.value;
    },
    async press(x, y) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await send('Input.dispatchMouseEvent', { type, x, y, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) });
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async key(name) {
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...keys[name] });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...keys[name] });
    },
    size: async (width, height) => void (await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })),
    picture: async () => Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64'),
    faults: () => said_,
    async close() {
      socket.close();
      await stop();
    },
  };
}
