import { build, type InlineConfig } from 'vite';
import { scriptFloor } from '../src/start/floor.ts';

type Options = Pick<NonNullable<InlineConfig['build']>, 'minify' | 'target'> & {
  /** Packages and files whose place in this script is taken by others. */
  instead?: Record<string, string>;
};

/** The code of `entry` and all that it imports, joined into one: what stays apart from the application's chunks. */
export async function oneFile(entry: string, format: 'iife' | 'es', { minify, target = scriptFloor, instead = {} }: Options = {}): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error', // warnings are of packages that are left out in the end
    resolve: { alias: Object.entries(instead).map(([name, replacement]) => ({ find: new RegExp(`^(?:.*/)?${name}$`), replacement })) },
    build: { write: false, target, lib: { entry, formats: [format], name: 'script', fileName: 'script' }, ...(minify !== undefined && { minify }) },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
  const { code } = first.output[0];
  if (code.includes('process.env')) throw new Error(`${entry} brings a package along that no browser can run in a file of its own, such as React: find what imports it.`);
  return code;
}
