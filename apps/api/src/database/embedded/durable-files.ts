import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The corner of Emscripten's NODEFS that is changed here; PGlite declares no types for it. */
type Stream = { nfd?: number; node: unknown };
type NodeFileSystem = { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string };
type Module = { NODEFS?: NodeFileSystem; FS: { filesystems: { NODEFS: NodeFileSystem }; ErrnoError: new (errno: number) => Error } };

const inputOutputError = 29; // EIO in Emscripten's numbering

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. PGlite's own has none: what it acknowledges survives
 * the end of the process, but not a power cut. This reaches into Emscripten's internals, so PGlite is pinned exactly
 * and the power-cut test guards every update of it.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    // PGlite types preRun by its own, larger module type
    const preRun = (result.emscriptenOpts.preRun ??= []) as unknown as ((module: Module) => void)[];
    preRun.push((module) => {
      const files = module.NODEFS ?? module.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        } catch {
          throw new module.FS.ErrnoError(inputOutputError); // PostgreSQL then refuses to acknowledge
        }
      };
    });
    return result;
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows knows no fsync of a folder
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
