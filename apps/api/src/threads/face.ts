// All that others may ask of threads.
export { decideHeld, findHeld, type HeldMessage } from './held.ts';
export { dropMailsBetween, readThread, type Thread, writeInThread } from './thread.ts';
