import type { YearCount } from '@bridge/model/bridge';
import { roadmapImage } from './roadmap-image.ts';
import { shareImage } from './share-image.ts';

/** What a picture shows: a title above the bridge, whose stones are those of a roadmap where its years are given. */
export type Picture = { title: string; brand: string; years?: readonly YearCount[] | undefined };

/** The picture as PNG, 1200x630. */
export function drawPicture({ title, brand, years }: Picture): Buffer {
  return years ? roadmapImage({ title, brand, years }) : shareImage(title, brand);
}
