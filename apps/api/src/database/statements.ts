import { createHash } from 'node:crypto';

const mostKept = 400;
const worthPreparing = /^\s*(select|insert|update|delete|with|merge|values)\b/i;
const onlyRead = /^\s*(select|values|show|table|with)\b/i;
/** What changes rows, by its own words or by a function that does (catalogue.test.ts knows them); "for update" only locks. */
const changes = /\b(insert\s+into|delete\s+from|merge\s+into|audit_append|setval|nextval)\b|(?<!\bfor\s+)(?<!\bno\s+key\s+)\bupdate\b/i;

/**
 * What a statement does: `reads` nothing but, `changes` rows and says nothing of them, `tells` of those that it changes; or
 * something `else`, which is not for calls. Where it is not sure it says the one of whom more care is taken.
 */
export type Effect = 'reads' | 'changes' | 'tells' | 'else';

export function effectOf(text: string): Effect {
  if (!worthPreparing.test(text)) return onlyRead.test(text) ? 'reads' : 'else';
  if (holdsSeveral(text)) return 'else';
  if (onlyRead.test(text)) return changes.test(text) ? 'tells' : 'reads';
  return /\breturning\b/i.test(text) ? 'tells' : 'changes';
}

/**
 * Names for prepared statements: the same text has the same name everywhere, so an engine parses and plans it once per
 * connection. A connection keeps what it prepared, so texts beyond the first few hundred (built by hand, say) stay unnamed.
 */
export function createStatements({ named = true } = {}) {
  let names = new Map<string, string>();
  let schema = 0;
  const effects = new Map<string, Effect>();
  return {
    nameOf(text: string, values: readonly unknown[] | undefined): string | undefined {
      const known = names.get(text);
      if (known) return known;
      if (!named || !mayBePrepared(text, values) || names.size >= mostKept) return undefined;
      const name = createHash('sha256').update(`${schema} ${text}`).digest('hex').slice(0, 16);
      names.set(text, name);
      return name;
    },
    /** The schema changed under what is prepared: everything is prepared anew, under other names. Known once, it is not done again. */
    renew(stale: string | undefined): void {
      if (![...names.values()].some((name) => name === stale)) return;
      schema += 1;
      names = new Map();
    },
    effectOf(text: string): Effect {
      const known = effects.get(text);
      if (known) return known;
      const effect = effectOf(text);
      if (effects.size < mostKept) effects.set(text, effect);
      return effect;
    },
  };
}

function mayBePrepared(text: string, values: readonly unknown[] | undefined): boolean {
  if (values && values.length > 0) return true;
  return worthPreparing.test(text) && !holdsSeveral(text);
}

/** Several statements in one text cannot be prepared; a semicolon inside a string only costs the preparation. */
function holdsSeveral(text: string): boolean {
  return text.trimEnd().slice(0, -1).includes(';');
}
