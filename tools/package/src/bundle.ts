import path from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { collectParts } from '@bridge/setup/parts';
import { absent, packages, programs, root } from './contents.ts';

/** Joins the server and its commands with all that they load into `folder`. Answers the folders of the packages that are in it. */
export async function bundle(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  const { config: server } = (await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'apps/api/vite.config.ts'), undefined, 'silent', undefined, 'native')) ?? {};
  if (!server) throw new Error('apps/api/vite.config.ts is missing.');
  await build({
    ...server,
    configFile: false,
    logLevel: 'error',
    plugins: [server.plugins, collectParts(found)],
    ssr: { noExternal: true, external: [...packages, ...absent] },
    build: {
      ...server.build,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        ...server.build?.rolldownOptions,
        checks: { moduleLevelDirective: false },
        input: { ...(server.build?.rolldownOptions?.input as Record<string, string>), ...Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, path.join(root, file)])) }, // the server's configuration names its files
      },
    },
  });
  return found;
}

/** Joins the drawing of pages with React: releases of content are drawn with it where there are no packages. */
export async function bundleRenderer(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  const { config: web } = (await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true }, path.join(root, 'apps/web/vite.config.ts'), undefined, 'silent', undefined, 'native')) ?? {};
  if (!web) throw new Error('apps/web/vite.config.ts is missing.');
  await build({
    ...web,
    configFile: false,
    logLevel: 'error',
    plugins: [web.plugins, collectParts(found)],
    ssr: { noExternal: true },
    build: { ...web.build, ssr: true, outDir: folder, emptyOutDir: true },
  });
  return found;
}
