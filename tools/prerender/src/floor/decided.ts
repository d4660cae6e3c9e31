/** What a browser of the floor does without, and what becomes of it there; docs/browsers.md has it in words. A use that is not listed here fails the build's test, and so does a line that nothing uses any more. */
type Decided = Record<string, string>;

const offered = 'an offer: without it the page is as readable';
const menus = 'menus open by older.js and stand by older.css';
const focus = 'the browser’s own ring is there';
const named = 'a member of a library or of ours that is called so';
const older = 'supplied by older.js';
const asked = 'asked for before it is used';

export const decidedStyles: Decided = {
  ':autofill': 'Radix’s colours of what a password manager fills in',
  ':backdrop': offered,
  ':focus-visible': focus,
  ':has': 'distances and what makes room for another part; nothing is hidden or shown by it alone',
  ':popover-open': menus,
  '@media forced-colors': offered,
  'a list with :focus-visible: :where(.rt-SegmentedControlItem:first-child) .rt-SegmentedControlItemSeparator': 'a line between two choices stays',
  'a list with :has: .radix-themes:where(.dark)': 'scroll bars and controls of the browser are light in the dark',
  'a list with :has: .radix-themes:where(.light)': offered,
  'align-content: start': 'grids and flex boxes understand it; for other boxes it is new',
  'align-self: end': 'grids and flex boxes understand it; for other boxes it is new',
  'place-items: end': 'grids and flex boxes understand it; for other boxes it is new',
  'anchor()': menus,
  'anchor-name': menus,
  'anchor-scope': menus,
  'position-anchor': menus,
  appearance: 'the build writes the older names beside it',
  'background-clip: text': 'with the older name beside it',
  'box-decoration-break': 'the mark of words that wait is cut where a line ends',
  'break-after: avoid': 'printing breaks where it must',
  'color-scheme': 'scroll bars and controls of the browser are light in the dark',
  contain: offered,
  'flex-direction: column-reverse': 'known to all; Firefox could not scroll such a box',
  'flex-direction: row-reverse': 'known to all; Firefox could not scroll such a box',
  'forced-color-adjust': offered,
  'grid-template-rows: subgrid': 'cards of a row are not in line with each other',
  hyphens: offered,
  'mask-image': 'with the older name beside it',
  outline: focus,
  'overflow-wrap: anywhere': 'long words are broken by word-break or scrolled',
  'overscroll-behavior-x': offered,
  'scroll-behavior': offered,
  'scroll-margin': offered,
  'scroll-margin-block-start': offered,
  'scroll-padding-block': offered,
  'scroll-padding-block-end': offered,
  'scrollbar-width': offered,
  'text-decoration-thickness': offered,
  'text-size-adjust': 'with the older name beside it',
  'text-wrap': offered,
  'the unit dvh': 'heights of at least the window; where it is a limit, vh stands before it',
  'user-select': 'with the older name beside it',
};

export const decidedScripts: Decided = {
  ...Object.fromEntries(['.at', '.checkVisibility', '.findLast', '.findLastIndex', '.isWellFormed', '.randomUUID', '.requestSubmit', '.submitter', '.toReversed', '.toSorted', '.toSpliced', '.toWellFormed'].map((name) => [name, older])),
  ...Object.fromEntries(['AbortSignal.any', 'AbortSignal.timeout', 'Intl.DisplayNames', 'Intl.Segmenter', 'Intl.supportedValuesOf', 'Map.groupBy', 'Object.groupBy', 'Object.hasOwn', 'Promise.withResolvers', 'URL.canParse', 'URL.parse'].map((name) => [name, older])),
  ...Object.fromEntries(['.cancelIdleCallback', '.requestIdleCallback', '.moveBefore', '.replaceSync', '.share', '.startViewTransition', 'BroadcastChannel'].map((name) => [name, asked])),
  createImageBitmap: 'without it a large picture is sent as it is',
  ...Object.fromEntries(['.drop', '.escape', '.notify', '.register', '.restore', '.show', '.toArray', '.translate', '.unregister', '.use'].map((name) => [name, named])),
};
