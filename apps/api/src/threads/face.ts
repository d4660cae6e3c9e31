// All that others may ask of threads.
export { threadCounts } from './counts.ts';
export { countHeldBeside, decideHeld, findHeld, findHeldBeside, type HeldMessage, type WayOn } from './held.ts';
export { dropMailsBetween, readThread, type Thread, writeInThread } from './thread.ts';
