import { createHash } from 'node:crypto';

const mostNamed = 400;
const worthPreparing = /^\s*(select|insert|update|delete|with|merge|values)\b/i;

/**
 * Names for prepared statements: the same text has the same name everywhere, so an engine parses and plans it once per
 * connection. A connection keeps what it prepared, so texts beyond the first few hundred (built by hand, say) stay unnamed.
 */
export function createStatements() {
  const names = new Map<string, string | undefined>();
  return {
    nameOf(text: string, values: readonly unknown[] | undefined): string | undefined {
      if (names.has(text)) return names.get(text);
      if (!mayBePrepared(text, values) || names.size >= mostNamed) return undefined;
      const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
      names.set(text, name);
      return name;
    },
    /** The schema changed under a prepared statement; from now on this text is parsed each time. */
    forget(text: string): void {
      names.set(text, undefined);
    },
  };
}

function mayBePrepared(text: string, values: readonly unknown[] | undefined): boolean {
  if (values && values.length > 0) return true;
  // several statements in one text cannot be prepared; a semicolon inside a string only costs the preparation
  return worthPreparing.test(text) && !text.trimEnd().slice(0, -1).includes(';');
}
