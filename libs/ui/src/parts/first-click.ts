import type { MouseEvent } from 'react';

/** For a button that takes another one's place: the second click of a double click was meant for the one before. */
export function firstClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail < 2) act(); // the keyboard's clicks count 0
  };
}
