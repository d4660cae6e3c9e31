import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { openWeb } from '../http/static.ts';
import { testContent } from './content.ts';

/** Pages as the build draws them, as far as a shared blueprint needs them. */
export function sharingWeb(content = testContent, origin?: string) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en"><head><link rel="canonical" href="https://bridge.example/"><title>Home</title></head></html>');
  const head = '<title>Shared</title><meta name="description" content="Anybody&#39;s"><link rel="canonical" href="https://bridge.example/blueprint-share"><link rel="alternate" hreflang="fr" href="/fr"><meta name="robots" content="noindex"><meta property="og:title" content="Shared"><meta property="og:image" content="/share.png">';
  const bodies = { '': 'Missing user ID', '.unknown': 'Not shared', '.shared': '<i>{{</i><h1>{{firstName}} {{lastName}}</h1><a class="x" href="mailto:{{email}}">{{email}}</a><p>{{lead}}</p><p dir="auto">{{rest}}</p>' };
  for (const [variant, main] of Object.entries(bodies))
    for (const language of ['', 'fr/']) {
      mkdirSync(path.join(folder, language), { recursive: true });
      writeFileSync(path.join(folder, `${language}blueprint-share${variant}.html`), `<!doctype html><html lang="en"><head>${head}</head><body><header></header><main>${main}</main><footer></footer></body></html>`);
    }
  return openWeb(folder, content, origin);
}
