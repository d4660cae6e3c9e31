export { DrawingError, openDrawing, type Drawing } from './drawing.ts';
export type { Picture } from './picture.ts';
export { shareImage } from './share-image.ts';
