// All that others may ask of sharing.
export { createPictures } from './pictures.ts';
export { presentShared } from './present.ts';
export { findShared, readShare, type SharedRow } from './store.ts';
export { answeredTakeDowns, findTakenDown, keepDown, putBack, takeDown, type TakenDown } from './take-down.ts';
