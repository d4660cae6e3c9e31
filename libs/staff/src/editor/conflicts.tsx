import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import type { Conflict } from '@bridge/content';
import { spoken } from './spoken.ts';
import { useFormWords } from './form-words.ts';

type Choice = 'mine' | 'theirs';

/** Where two people changed the same text: both are shown, and one is chosen. Until then the form waits and nothing is saved. */
export function Conflicts({ conflicts, settle }: { conflicts: readonly Conflict[]; settle: (choices: readonly Choice[]) => void }) {
  const words = useFormWords();
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const all = conflicts.map((_conflict, index) => choices[index]);
  const isReady = all.every((choice) => choice !== undefined);
  return (
    <section className="wb-conflicts" aria-labelledby="conflicts">
      <h2 id="conflicts" ref={heading} tabIndex={-1}>
        {words.conflictTitle}
      </h2>
      <p>{words.conflictLead}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={conflict.path.join('.')} className="wb-group">
          <legend>{conflict.path.map((key) => (typeof key === 'number' ? key + 1 : spoken(key))).join(' › ')}</legend>
          <div className="wb-beside">
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="wb-side-choice">
                <span>
                  <input type="radio" name={`conflict-${index}`} checked={choices[index] === side} onChange={() => setChoices(all.map((choice, other) => (other === index ? side : choice)))} />{' '}
                  <b>{side === 'mine' ? words.takeMine : words.takeTheirs}</b>
                </span>
                <pre className="wb-source">{shown(conflict[side], words.gone)}</pre>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="wb-buttons">
        <Button disabled={!isReady} onClick={() => isReady && settle(all as readonly Choice[])}>
          {words.apply}
        </Button>
        {!isReady && <p className="br-help">{words.chooseAll}</p>}
      </div>
    </section>
  );
}

function shown(value: unknown, gone: string): string {
  if (value === undefined) return gone;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
