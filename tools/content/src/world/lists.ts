import type { DocumentId } from '@bridge/content/engine/documents';
import type { Block } from '@bridge/content/engine/schemas/page';
import { fileOf, idsIn, type Told, type World } from '@bridge/content/engine/world/world';

/** Lists that blocks of pages draw, and that are not there or have nothing to draw: each once, where it is. */
export function tellOfLists(world: World, needed: readonly string[]): Told[] {
  const told = new Map<string, Told>();
  for (const id of idsIn(world, 'pages')) {
    for (const block of world.document(id)!.blocks) { // idsIn() lists those with a document
      const drawn = drawnBy(block);
      const message = drawn && problemOf(world, drawn, fileOf(id), needed);
      if (message !== undefined && !told.has(drawn!.list + message.what)) told.set(drawn!.list + message.what, { file: fileOf(drawn!.list), at: message.isGone ? [] : ['items'], part: 'key', code: message.isGone ? 'missing-file' : 'never', message: message.what + message.why });
    }
  }
  return [...told.values()];
}

/** `isSaid` where the block has words for an empty list; `only` chooses among its entries. */
type Drawn = { list: DocumentId; isSaid?: boolean; only?: { name: string; fits: (entry: object) => boolean } };

function drawnBy(block: Block): Drawn | undefined {
  switch (block.type) {
    case 'timeline':
      return { list: `lists/${block.list}`, isSaid: true };
    case 'carousel':
      return { list: `lists/${block.list}` };
    case 'testimonials':
      return { list: 'lists/testimonials', only: { name: `the audience "${block.audience}"`, fits: (entry) => 'audience' in entry && entry.audience === block.audience } };
    case 'offices':
      return { list: 'lists/offices' };
    case 'openings':
    case 'webinars':
    case 'opportunities':
      return { list: `lists/${block.type}`, isSaid: true };
    default:
      return undefined;
  }
}

function problemOf(world: World, { list, isSaid = false, only }: Drawn, page: string, needed: readonly string[]): { what: string; why: string; isGone?: true } | undefined {
  if (!world.files.includes(fileOf(list))) return needed.includes(list) ? undefined : { what: 'this file is missing', why: `, and ${page} draws it: put it back, or take the block out`, isGone: true };
  const items = (world.document(list) as { items: object[] } | undefined)?.items; // a list, by its kind; absent where it tells its own fault
  if (isSaid || !items) return undefined;
  if (items.length === 0) return { what: '"items" has no entries', why: `, and ${page} draws them` };
  return only && !items.some(only.fits) ? { what: `"items" has no entry for ${only.name}`, why: `, which ${page} draws` } : undefined;
}
