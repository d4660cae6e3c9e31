// The engines beside Chromium that the browser tests walk through: brought where Debian's packages can be, or left out aloud.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const engines = [
  { name: 'Firefox', commands: ['firefox-esr'], packages: ['firefox-esr'] },
  { name: 'WebKit', commands: ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'], packages: ['webkit2gtk-driver', 'xvfb', 'dbus', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'] },
];

/** Installs what is missing where that can be done, and says which engine is left out. */
export function ensureEngines() {
  const missing = engines.filter((engine) => !isHere(engine));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian’s ${missing.map(({ name }) => name).join(' and ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 120_000 });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap(({ packages }) => packages)], { stdio: 'ignore', env, timeout: 300_000 });
  }
  for (const engine of engines) if (!isHere(engine)) console.log(`LEFT OUT: journeys in ${engine.name}, which this machine does not have (docs/browsers.md).`);
}

function isHere({ commands }) {
  return commands.every((command) => (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, command))));
}
