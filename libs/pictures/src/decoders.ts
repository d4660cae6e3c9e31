import { createRequire } from 'node:module';
import process from 'node:process';

/**
 * The decoders, as WebAssembly: a file that breaks one has broken into a memory of its own, where there is neither a system call nor
 * anybody's data. Of all that they could read, four kinds of files are left; with `drawings` SVG as well, for what was looked
 * through before. For a process that does nothing else.
 */
export async function openDecoders({ drawings = false } = {}) {
  createRequire(import.meta.url).resolve('@img/sharp-wasm32/sharp.node'); // it has to be here
  Object.defineProperty(process, 'arch', { value: 'wasm32' }); // sharp would take what was compiled for this machine
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', ...(drawings ? ['Svg'] : [])].map((kind) => `VipsForeignLoad${kind}Buffer`) });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
export type Decoders = Awaited<ReturnType<typeof openDecoders>>;
