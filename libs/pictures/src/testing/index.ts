export { hostileDrawings } from './hostile-drawings.ts';
export { hostileFiles, type Sent } from './hostile.ts';
