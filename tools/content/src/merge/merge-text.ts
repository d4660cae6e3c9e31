import { isRecord, nameOf } from '../workbench/items.ts';
import type { FieldPath as Path } from '@bridge/content/engine/editing';
import { mergeValues } from '../workbench/merge.ts';
import { textWith, valueOf } from '../workbench/text.ts';

/** A file that was changed here and there: what it said before, and what each side made of it. */
export type Changed = { file: string; base: string | undefined; mine: string; theirs: string };
/** The file with both, or the places where both sides changed the same, in words. */
export type Merged = { file: string; text: string } | { file: string; conflicts: string[] };

/** Which side counts where both changed the same; without one such places are told. */
export type Favour = 'mine' | 'theirs' | undefined;

/** Brings two sides of a file together, leaf by leaf; entries of lists are met by id. It keeps the bytes of mine wherever it says the same. */
export function mergeText({ file, base, mine, theirs }: Changed, favour: Favour): Merged {
  const values = [base ?? '', mine, theirs].map((text) => valueOf(file, text));
  const [before, here, there] = values;
  if (!before || !here || !there) return favour ? { file, text: favour === 'mine' ? mine : theirs } : { file, conflicts: ['it cannot be read on both sides, and both changed it'] };
  const { value, conflicts } = favour === 'theirs' ? mergeValues(before, there, here, before, { orders: true }) : mergeValues(before, here, there, before, { orders: true });
  if (conflicts.length > 0 && favour === undefined) return { file, conflicts: conflicts.map(({ path, mine: own, theirs: other }) => `${namesOf(here, path)}: here ${said(own)}, live ${said(other)}`) };
  return { file, text: isRecord(value) ? textWith(file, mine, value) : mine };
}

/** A path with the ids of entries in the place of their numbers, as translators know it. */
function namesOf(value: unknown, path: Path): string {
  let at = value;
  return path.map((key) => {
    at = Array.isArray(at) ? at[Number(key)] : isRecord(at) ? at[key] : undefined;
    return nameOf(at) ?? String(key);
  }).join('.');
}

const longest = 60;

function said(value: unknown): string {
  if (value === undefined) return 'taken away';
  if (Array.isArray(value) && value.every((entry) => nameOf(entry) !== undefined)) return `in the order ${value.map(nameOf).join(', ')}`;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
