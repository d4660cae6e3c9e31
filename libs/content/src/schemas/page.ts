import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, pagePath, sitePath, text } from '../marks.ts';
import { accordionSchema } from './blocks/accordion.ts';
import { cardsSchema } from './blocks/cards.ts';
import {
  formBlockSchema,
  officesSchema,
  openingsSchema,
  opportunitiesSchema,
  postsSchema,
  statusSchema,
  testimonialsSchema,
  timelineSchema,
  webinarsSchema,
} from './blocks/collections.ts';
import { heroSchema } from './blocks/hero.ts';
import { endsAfterBeginning, published } from './blocks/parts.ts';
import { pictureBlockSchema } from './blocks/picture.ts';
import { ctaSchema, proseSchema } from './blocks/prose.ts';
import { statsSchema } from './blocks/stats.ts';
import { stepsSchema } from './blocks/steps.ts';
import { carouselSchema, tabsSchema } from './blocks/tabs.ts';

/** One block of a page. A new kind is a schema here and a folder in libs/site/src/blocks/. */
export const blockSchema = z.discriminatedUnion('type', [
  heroSchema,
  statsSchema,
  cardsSchema,
  stepsSchema,
  tabsSchema,
  carouselSchema,
  accordionSchema,
  proseSchema,
  ctaSchema,
  testimonialsSchema,
  openingsSchema,
  officesSchema,
  webinarsSchema,
  opportunitiesSchema,
  postsSchema,
  timelineSchema,
  statusSchema,
  formBlockSchema,
  pictureBlockSchema,
]);
export type Block = Localised<z.infer<typeof blockSchema>>;

/** The ids that the frame around a page has: a link to #main leads there. */
const partsOfFrame = new Set(['app', 'main', 'program', 'site-menu']);

/** A public page: what search engines and shared links read, and its blocks in the order of the screen. */
export const pageSchema = z
  .strictObject({
    id: id('pages', 'everywhere'),
    path: pagePath().meta({ description: 'Its address on the site, such as /about.' }),
    title: text(70).meta({ description: 'For the browser’s tab, search results and shared links; without the brand’s name.' }),
    description: text(200).meta({ description: 'One sentence for search results and shared links.' }),
    redirect: sitePath().optional().meta({ description: 'Visitors are sent there instead. Remove this line to publish the page.' }),
    hidden: z.boolean().optional().meta({ description: 'Keep it out of the sitemap and of search engines.' }),
    ...published,
    blocks: z.array(blockSchema).min(1),
  })
  .meta({ title: 'page' })
  .superRefine((page, context) => {
    endsAfterBeginning(page, context);
    page.blocks.forEach(({ id: block, type }, index) => {
      if (partsOfFrame.has(block)) context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message: `"${block}" is a part of every page already: choose another id`, params: { code: 'address' } });
      if (type === 'hero' && index > 0 && page.blocks.slice(0, index).some((before) => before.type === 'hero')) context.addIssue({ code: 'custom', path: ['blocks', index, 'type'], message: 'is a second hero: its title would be a second heading of the whole page', params: { code: 'contradiction' } });
    });
  });
export type Page = Localised<z.infer<typeof pageSchema>>;
