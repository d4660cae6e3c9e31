// All that others may ask of threads.
export { readThread, type Thread, writeInThread } from './thread.ts';
