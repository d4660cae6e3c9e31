// All that others may ask of threads.
export { dropMailsBetween, readThread, type Thread, writeInThread } from './thread.ts';
