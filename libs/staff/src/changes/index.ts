// The editor of the console: loaded by its own screen alone.
export { ChangePage } from './change-page.tsx';
export type { ChangeSearch } from './change-page.tsx';
