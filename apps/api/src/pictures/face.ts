// All that others may ask of pictures.
export { dataAddress } from './handlers.ts';
export { chosenFace, imageOf } from './image-of.ts';
export { portraitWidths } from './limits.ts';
export { openPortraits } from './open-portraits.ts';
export { portraitsOf, readSeen, refuse, show, type Portrait } from './store.ts';
