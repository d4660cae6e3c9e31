import type { Page } from '@bridge/content';
import { BlockLanguage } from './block-language.ts';
import { entryOf } from './registry.ts';

/** The blocks of a page in their order. The first that has a title carries the page's h1. */
export function PageBlocks({ page }: { page: Page }) {
  const first = page.blocks.findIndex((block) => 'title' in block && block.title);
  return (
    <>
      {first === -1 && <h1 className="br-vh">{page.title}</h1>}
      {page.blocks.map((block, index) => {
        const { View } = entryOf(block);
        return (
          <BlockLanguage key={block.id} value={block.lang}>
            <View block={block} page={page} level={index === first ? 1 : 2} />
          </BlockLanguage>
        );
      })}
    </>
  );
}
