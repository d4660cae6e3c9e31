// The engines beside Chromium that the browser tests walk through: brought where Debian's packages can be, or left out aloud.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { canInstall, install } from './debian.mjs';

const engines = [
  { name: 'Firefox', commands: ['firefox-esr'], packages: ['firefox-esr'] },
  { name: 'WebKit', commands: ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'], packages: ['webkit2gtk-driver', 'xvfb', 'dbus', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'] },
];

/** Installs what is missing where that can be done, and says which engine is left out. */
export function ensureEngines() {
  const missing = engines.filter((engine) => !isHere(engine));
  if (missing.length > 0 && canInstall) install(...missing.flatMap(({ packages }) => packages));
  for (const engine of engines) if (!isHere(engine)) console.log(`LEFT OUT: journeys in ${engine.name}, which this machine does not have (docs/browsers.md).`);
}

function isHere({ commands }) {
  return commands.every((command) => (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, command))));
}
