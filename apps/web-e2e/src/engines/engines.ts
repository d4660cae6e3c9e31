import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@bridge/setup/chromium';
import { startChromium } from './chromium.ts';
import type { Driver, EngineName } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export type Engine = { name: EngineName; start: () => Promise<Driver> };

/** The engines that this machine has. tools/setup/engines.mjs has tried to bring them, and has said which are missing. */
export function enginesHere(): Engine[] {
  const own = chromium();
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  const webkit = onPath('WebKitWebDriver');
  const hasWindow = webkit && onPath('Xvfb') && onPath('dbus-run-session') && spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;
  return [
    ...(own ? [{ name: 'chromium' as const, start: () => startChromium(own) }] : []),
    ...(firefox ? [{ name: 'firefox' as const, start: () => startFirefox(firefox) }] : []),
    ...(hasWindow ? [{ name: 'webkit' as const, start: () => startWebKit(webkit) }] : []),
  ];
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
