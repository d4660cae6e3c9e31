import type { BlockOf } from '../block.ts';

export type Card = BlockOf<'cards'>['items'][number];
