// All that others may ask of blocks.
export { apart, apartFrom, areApart } from './apart.ts';
export { blocksBy, bringTogether, keepApart, knownApart } from './store.ts';
export { ownerOf, type Owner } from './whose.ts';
