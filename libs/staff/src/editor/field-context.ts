import { createContext, useContext, type ComponentType } from 'react';
import type { Field, FieldFault, FieldForm, Ids } from '@bridge/content';
import type { Path } from './change.ts';

export type FieldProps = { field: Field; path: Path; label: string; value: unknown; optional?: boolean; keys?: readonly string[] | undefined; bare?: boolean };

export type Sheet = {
  /** Draws a field of any type: what holds fields draws them by it. */
  FieldPlace: ComponentType<FieldProps>;
  value: unknown;
  shared: FieldForm['shared'];
  ids: Ids;
  faults: readonly FieldFault[];
  /** The field that was looked for. */
  target?: Path | undefined;
  change: (path: Path, wanted: unknown, keys?: readonly string[]) => void;
};

export const SheetContext = createContext<Sheet | undefined>(undefined);

/** The document that a field stands in. */
export function useSheet(): Sheet {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('a field stands in a form');
  return sheet;
}

/** The id of a field on the page, by its path. */
export function fieldId(path: Path): string {
  return `field-${path.join('.')}`;
}

export function faultsAt(faults: readonly FieldFault[], path: Path): FieldFault[] {
  return faults.filter((fault) => fault.path.length === path.length && isBelow(fault.path, path));
}

export function faultsBelow(faults: readonly FieldFault[], path: Path): FieldFault[] {
  return faults.filter((fault) => isBelow(fault.path, path));
}

export function isBelow(path: Path, around: Path): boolean {
  return around.every((key, index) => path[index] === key);
}

const names = ['prompt', 'title', 'label', 'name', 'question', 'text', 'quote', 'city', 'from', 'id'];

/** What an entry of a list is called on its line. */
export function titleOf(entry: unknown, index: number): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? index + 1);
  const found = names.map((name) => (entry as Record<string, unknown>)[name]).find((value) => typeof value === 'string' && value !== ''); // an object, just checked
  return typeof found === 'string' ? found : String(index + 1);
}
