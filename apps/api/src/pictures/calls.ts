import { readPortrait, removePortrait, setPortrait } from './handlers.ts';

/** The calls of the contract that pictures of people answer. */
export const pictures = { readPortrait, setPortrait, removePortrait };
