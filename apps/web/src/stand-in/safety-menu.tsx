// Takes the place of the features' safety-menu.tsx in the stand-in's script: that one asks React who offers the menu. The
// button is the same; the program, which comes right behind, opens it.
import type { ReactNode } from 'react';
import type { Reported } from '@bridge/ui';
import { SafetyButton } from '../safety/safety-button.tsx';

export function SafetyMenu(reported: Reported) {
  return <SafetyButton reported={reported} aria-haspopup="menu" aria-expanded={false} />;
}

/** Nothing is provided here: whatever is drawn in it stands as it is. */
export function SafetyProvider({ children }: { children: ReactNode }) {
  return children;
}
