// All that others may ask of publishing.
export { BlobFolder } from './blob-folder.ts';
export { buildOf, canDraw, draw } from './draw.ts';
export { hashesIn } from './drawing.ts';
export type { Drawing } from './drawing.ts';
export { keep, publish } from './publish.ts';
export { ReleaseContent } from './release-content.ts';
export { writeSources } from './sources.ts';
export { claimDrawing, formerReleases, liveRelease, readDrawing, readSources, refuseDrawing, switchTo } from './store.ts';
export type { Live } from './store.ts';
export { goBack } from './go-back.ts';
export { differencesBetween, findReleases, listReleases } from './history.ts';
export { baseOf, bringIn, filesOf, markFolder } from './folder.ts';
export type { Favour } from './merge.ts';
export { thinHistory } from './thin.ts';
export { compareReleases } from './compare.ts';
export { fillIn } from './fill-in.ts';
export { RefusedContentError, releaseId } from './draw.ts';
