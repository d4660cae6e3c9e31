export { problemOfDrawing } from './drawing.ts';
export { kindOf, type PointKind } from './kind-of.ts';
export { drawingLimit, pictureLimits, servedWidths } from './limits.ts';
export { endingOf, endings, lookAt, type Ending, type Look } from './look.ts';
export type { Size } from './size-of.ts';
export { widthsFor } from './widths.ts';
