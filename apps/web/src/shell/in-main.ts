import { createContext } from 'react';

/** True within the main part of a frame: what is drawn there in place of a screen is no second one. */
export const InMain = createContext(false);
