import path from 'node:path';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import { Content } from '@bridge/content/engine/content';
import { DiskWatch } from '@bridge/content/engine/disk-watch';
import type { DocumentId } from '@bridge/content/engine/documents';
import { formatFault, type Fault } from '@bridge/content/engine/fault';
import { overlayError } from './overlay.ts';
import { Published, type Changes } from './published.ts';
import { documentModule, indexModule } from './virtual-modules.ts';

export { workbench } from './workbench/plugin.ts';

const index = 'virtual:content';
const resolvedIndex = `\0${index}`;
const documents = 'virtual:content/';
const resolvedDocuments = `\0${documents}`;
/** What comes this soon after the last edit is one of many, and waits for the others (in ms). */
const pause = 100;

/**
 * Development: serves content/ as `virtual:content`, an index and one module per document and language, drafts of languages
 * too. An edit swaps the document on the page without a reload, a fault is shown over the page with its line while the last
 * good document stays. A build has nothing of it: there documents are files beside it (libs/content/src/document-files.ts).
 */
export function contentPlugin({ folder }: { folder: string }): Plugin {
  const root = path.resolve(folder);
  const name = path.basename(root);
  const content = new Content(root);
  const published = new Published(content);
  let faults: Fault[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const waiting = new Set<string>();
  let disk: DiskWatch | undefined;
  let serving: ViteDevServer | undefined;
  let isReloadDue = false;
  let takenAt = -Infinity;

  return {
    name: 'content',
    apply: 'serve',

    async buildStart() {
      disk = new DiskWatch(root); // before anything is read, so that nothing falls between
      await (turn = content.readAll());
      faults = content.faults();
      published.publish(faults);
      for (const fault of faults) this.warn(formatFault(fault, name));
      if (serving) follow(serving);
    },

    closeBundle() {
      disk?.stop();
    },

    configureServer(server) {
      serving = server;
      server.watcher.add(root);
      for (const environment of Object.values(server.environments)) {
        environment.hot.on('vite:client:connect', () => {
          if (faults.length > 0) environment.hot.send(overlayError(faults, root));
        });
      }
    },

    resolveId(source) {
      if (source === index || source.startsWith(documents)) return `\0${source}`;
      return undefined;
    },

    load(id) {
      if (id === resolvedIndex) return indexModule(published);
      if (!id.startsWith(resolvedDocuments)) return undefined;
      const [, locale, document] = /^([^/]+)\/(.+)$/.exec(id.slice(resolvedDocuments.length)) ?? [];
      const value = published.get(document as DocumentId, locale!); // an unknown id answers undefined
      if (value === undefined) this.error(faults.length > 0 ? summary(faults, name) : `content has no document "${document}"`);
      return documentModule(value);
    },

    async hotUpdate({ file: absolute, server }) {
      const file = path.relative(root, absolute).replaceAll(path.sep, '/');
      if (file.startsWith('../') || path.isAbsolute(file)) return undefined;
      if (this.environment.name === 'client') await edited([file], server);
      return [];
    },
  };

  /** The watcher is quick; what it does not tell is found by looking. */
  function follow(server: ViteDevServer) {
    disk?.start((files) => {
      const missed = files.filter((file) => !content.isCurrent(file));
      if (missed.length > 0) void edited(missed, server);
    });
  }

  /** Edits are taken in turn, the first at once; those that follow at its heels, as when Git checks out another branch, together: the world around them is judged once. */
  function edited(files: readonly string[], server: ViteDevServer): Promise<void> {
    for (const file of files) waiting.add(file);
    if (next) return next;
    const done = turn.then(async () => {
      const early = takenAt + pause - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      next = undefined;
      const files = [...waiting];
      waiting.clear();
      // One edit that cannot be taken must not be the last one: whatever goes wrong is said, and the next is taken.
      await takeOver(files, server).catch((error: unknown) => server.config.logger.error(`content: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
      takenAt = performance.now();
    });
    next = done;
    turn = done;
    return done;
  }

  async function takeOver(files: readonly string[], server: ViteDevServer) {
    const hadFaults = faults.length > 0;
    for (const file of files) await content.readAgain(file);
    faults = content.faults();
    const changes = published.publish(faults);
    for (const environment of Object.values(server.environments)) invalidate(environment, changes);
    tell(server.environments['client']!, changes, hadFaults);
    disk?.soon();
  }

  function tell({ hot }: DevEnvironment, { changed, appeared }: Changes, hadFaults: boolean) {
    isReloadDue ||= appeared;
    for (const { id, locale, document } of changed) hot.send('content:document', { id, locale, document: document ?? null });
    if (faults.length > 0) hot.send(overlayError(faults, root));
    else if (isReloadDue) hot.send({ type: 'full-reload' });
    else if (hadFaults) hot.send('content:fixed');
    if (faults.length === 0) isReloadDue = false;
  }
}

function invalidate({ moduleGraph }: DevEnvironment, { changed }: Changes) {
  for (const id of [resolvedIndex, ...changed.map(({ id, locale }) => `${resolvedDocuments}${locale}/${id}`)]) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}

function summary(faults: readonly Fault[], folder: string): string {
  return `content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.map((fault) => formatFault(fault, folder)).join('\n')}`;
}

