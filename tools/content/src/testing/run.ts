import { said } from './run-here.ts';

/** The content command as the tests of its parts ask for it: their folders hold only a part of the site. `cli.test.ts` starts it as a person does. */
export async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, out, err } = await said([...args, ...(args[0] === 'check' ? ['--part'] : [])]);
  const printed = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  return { code, out: printed(out), err: printed(err) };
}
