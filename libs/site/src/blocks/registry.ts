import type { Block, DocumentId, Page } from '@bridge/content';
import { accordion } from './accordion/accordion.tsx';
import type { BlockEntry, BlockType } from './block.ts';
import { cards } from './cards/cards.tsx';
import { carousel } from './carousel/carousel.tsx';
import { cta } from './cta/cta.tsx';
import { form } from './form/form-block.tsx';
import { hero } from './hero/hero.tsx';
import { offices } from './offices/offices.tsx';
import { openings } from './openings/openings.tsx';
import { opportunities } from './opportunities/opportunities.tsx';
import { picture } from './picture/picture-block.tsx';
import { posts } from './posts/posts.tsx';
import { prose } from './prose/prose.tsx';
import { stats } from './stats/stats.tsx';
import { status } from './status/status.tsx';
import { steps } from './steps/steps.tsx';
import { tabs } from './tabs/tabs.tsx';
import { testimonials } from './testimonials/testimonials.tsx';
import { timeline } from './timeline/timeline.tsx';
import { webinars } from './webinars/webinars.tsx';

export type BlockRegistry = { [Type in BlockType]: BlockEntry<Type> };

/** Every kind of block that content knows. One left out does not compile. */
export const blocks: BlockRegistry = {
  accordion,
  cards,
  carousel,
  cta,
  form,
  hero,
  offices,
  openings,
  opportunities,
  picture,
  posts,
  prose,
  stats,
  status,
  steps,
  tabs,
  testimonials,
  timeline,
  webinars,
};

/** The entry of a block, typed so that its view takes this very block. */
export function entryOf(block: Block): BlockEntry<BlockType> {
  return blocks[block.type] as BlockEntry<BlockType>; // TypeScript does not tie the key to the value's own block
}

/** The documents beside its own that a page reads. */
export function pageDocuments(page: Page): DocumentId[] {
  return [...new Set(page.blocks.flatMap((block) => entryOf(block).documents?.(block) ?? []))];
}
