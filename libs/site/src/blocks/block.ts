import type { Block, DocumentId, Page } from '@bridge/content';
import type { ComponentType } from 'react';

export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** What a block's view is given. `level` is 1 for the heading that is the page's, 2 for the others. */
export type BlockProps<Type extends BlockType> = { block: BlockOf<Type>; page: Pick<Page, 'id' | 'path'>; level: 1 | 2 };

/** A kind of block: how it is drawn and which documents it reads. */
export type BlockEntry<Type extends BlockType> = {
  View: ComponentType<BlockProps<Type>>;
  documents?: (block: BlockOf<Type>) => DocumentId[];
};
