import type { MouseEvent } from 'react';

/**
 * For a button that takes another one's place: the second click of a double click was meant for the one before. Without
 * an act, for one that submits its form.
 */
export function firstClick(act?: () => void) {
  return (event: MouseEvent) => {
    if (event.detail < 2) act?.(); // the keyboard's clicks count 0
    else event.preventDefault();
  };
}
