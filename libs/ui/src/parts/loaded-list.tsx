import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from './loaded.tsx';

type LoadedListProps<Answer, Entry> = Omit<LoadedProps<Answer>, 'children'> & {
  entries: (answer: NonNullable<Answer>) => readonly Entry[];
  /** Stands in the place of a list without entries. */
  empty: ReactNode;
  className: string;
  /** One entry, with its key. */
  children: (entry: Entry) => ReactNode;
};

/** A list that was asked for, or what is said where it has no entries. */
export function LoadedList<Answer, Entry>({ entries, empty, className, children, ...loaded }: LoadedListProps<Answer, Entry>) {
  return (
    <Loaded {...loaded}>
      {(answer) => {
        const all = entries(answer);
        if (all.length === 0) return empty;
        return (
          <ul className={className} role="list">
            {all.map(children)}
          </ul>
        );
      }}
    </Loaded>
  );
}
