import { build, type InlineConfig } from 'vite';

/** The code of `entry` and all that it imports, joined into one: what stays apart from the application's chunks. */
export async function oneFile(entry: string, format: 'iife' | 'es', options: Pick<NonNullable<InlineConfig['build']>, 'minify'> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'baseline-widely-available', lib: { entry, formats: [format], name: 'script', fileName: 'script' }, ...options },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
  return first.output[0].code;
}
