/** Something on the page that moves: takes its element, answers how to stop. */
export type Part = (root: HTMLElement) => () => void;
