import { useReducer, useRef } from 'react';

/**
 * Choices that are saved as they are made, without a button. What somebody wants is on screen at once; what is pressed
 * while another save is under way is saved after it, so nothing pressed is lost and the last press is what stays.
 * `save` is given one choice at a time, and says itself what came of it: `[shown, choose]`.
 */
export function useSelfSaving<Name extends string>(stored: Record<Name, boolean>, save: (name: Name, value: boolean) => Promise<void>): [Record<Name, boolean>, (name: Name, value: boolean) => Promise<void>] {
  const wanted = useRef(new Map<Name, boolean>());
  const isSaving = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  async function choose(name: Name, value: boolean) {
    wanted.current.set(name, value);
    redraw();
    if (isSaving.current) return; // its turn comes
    isSaving.current = true;
    try {
      for (let next = firstOf(wanted.current); next; next = firstOf(wanted.current)) {
        await save(...next);
        if (wanted.current.get(next[0]) === next[1]) wanted.current.delete(next[0]);
        redraw();
      }
    } finally {
      isSaving.current = false;
    }
  }

  return [{ ...stored, ...(Object.fromEntries(wanted.current) as Partial<Record<Name, boolean>>) }, choose];
}

function firstOf<Name>(wanted: ReadonlyMap<Name, boolean>): [Name, boolean] | undefined {
  return wanted.entries().next().value;
}
