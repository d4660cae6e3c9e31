import type { MouseEvent } from 'react';

/** For a button that means something else as soon as it was pressed, outside a dialog: the second click of a double click was meant for what it was before. */
export function firstClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail < 2) act(); // the keyboard's clicks count 0
  };
}
