// Keeping a draft, apart from the screens: it comes with the page, they come when they are opened.
export type { Keeper, Kept } from './keeper.ts';
export { answersOf, isStarted } from './merge.ts';
export type { LocalDraft } from './merge.ts';
export { useKeeper } from './use-keeper.ts';
export type { DraftCalls } from './use-keeper.ts';
