import { standInId, type StandInData } from './data.ts';

/** What the build has written into this page. */
export const data = JSON.parse(document.querySelector(`script[data-of=${standInId}]`)?.textContent ?? '') as StandInData; // the build's own
