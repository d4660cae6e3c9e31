// For the process that keeps desks for the console (tools/prerender/src/desk-main.ts).
export { Desk, NoSuchFile } from './desk.ts';
export { isRecord } from './items.ts';
export { valueOf } from './text.ts';
