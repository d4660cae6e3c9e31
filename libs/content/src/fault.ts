/** One thing wrong in content/, where it is, and the way out. `file` is relative to content/. */
export type Fault = { file: string; line: number; column: number; code: FaultCode; message: string };

export type FaultCode =
  | 'json-syntax' | 'yaml-syntax' | 'mdx-syntax' | 'duplicate-key' | 'unsafe-key' | 'too-deep' | 'too-large' | 'encoding' | 'front-matter'
  | 'unknown-file' | 'missing-file' | 'not-a-file'
  | 'unknown-key' | 'missing-field' | 'wrong-type' | 'unknown-value' | 'too-short' | 'too-long' | 'format' | 'bad-key'
  | 'hostile-text' | 'unsafe-link' | 'contradiction' | 'placeholder' | 'plural' | 'redirect' | 'invalid'
  | 'duplicate-id' | 'dangling-reference' | 'dangling-link' | 'address' | 'never' | 'misread' | 'unwritten'
  | 'mdx-code' | 'unknown-component'
  | 'not-translatable' | 'link-target' | 'glossary' | 'lock';

/** A fault as one line: content/surveys/talent.json:12:3 error unknown-key … */
export function formatFault(fault: Fault, folder = 'content'): string {
  return `${folder}/${fault.file}:${fault.line}:${fault.column} error ${fault.code} ${fault.message}`;
}

/** What is not wrong, but waits for somebody: for its translator, or, being over, for its editor. */
export type Stale = Omit<Fault, 'code'> & { state?: 'over' };

/** It as one line: content/translations/fr/blog/one.mdx:7:1 stale …, content/blog/one.mdx:6:1 over … */
export function formatStale({ file, line, column, message, state }: Stale, folder = 'content'): string {
  return `${folder}/${file}:${line}:${column} ${state ?? 'stale'} ${message}`;
}

/** A fault as a workflow command, shown beside the line in a pull request; without a code, what is stale. */
export function formatForGithub({ file, line, column, message, code, state }: Stale & { code?: FaultCode }, folder = 'content'): string {
  const escape = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string) => escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${code ? 'error' : 'warning'} file=${property(`${folder}/${file}`)},line=${line},col=${column},title=${code ?? state ?? 'stale'}::${escape(message)}`;
}

/** Line and column, both from 1, of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset));
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 }; // split() has a last part
}

export function byPlace(a: Fault, b: Fault): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}
