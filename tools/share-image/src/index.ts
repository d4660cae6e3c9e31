export { roadmapImage } from './roadmap-image.ts';
export { shareImage } from './share-image.ts';
