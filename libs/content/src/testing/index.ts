export * from './copy.ts';
export * from './corpus.ts';
export * from './spoilt.ts';
