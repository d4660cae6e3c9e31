import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@radix-ui/themes';
import { Icon } from '../parts/icon.tsx';

/** Milliseconds without a key before the typed text is searched. */
const pause = 300;

/** A search that follows the typing. `q` is what the address says; when it changes from outside, the box shows it. `hint`: what of the label has room in a narrow box. */
export function SearchBox({ label, hint = label, q, onSearch }: { label: string; hint?: string; q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setAsked(q);
    // The answer to our own asking must not undo what was typed since.
    if (q !== asked) setTyped(q);
  }

  const ask = useEffectEvent(() => search(typed));
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [typed, q]);

  function search(text: string) {
    const wanted = text.trim();
    if (wanted === q) return;
    setAsked(wanted);
    onSearch(wanted);
  }

  return (
    <form
      role="search"
      className="br-search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <TextField.Root
        size="3"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        <TextField.Slot>
          <Icon name="search" />
        </TextField.Slot>
      </TextField.Root>
    </form>
  );
}
