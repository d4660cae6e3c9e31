import { z } from 'zod';
import { link, once, ref, text } from '../../marks.ts';
import { blockShape, headingShape, portrait } from './parts.ts';

const words = (keys: readonly string[]) => z.strictObject(Object.fromEntries(keys.map((key) => [key, text(200)])));

/** Voices from lists/testimonials.json, all of one audience. */
export const testimonialsSchema = z
  .strictObject({ ...blockShape, type: z.literal('testimonials'), ...headingShape, audience: z.enum(['talents', 'institutions', 'partners']), tint: z.boolean().optional() })
  .meta({ title: 'testimonials' });

/** The open positions of lists/openings.json, each with a way to apply. */
export const openingsSchema = z
  .strictObject({ ...blockShape, type: z.literal('openings'), ...headingShape, apply: text(40), applyTo: link().optional().meta({ description: 'Where one applies. Absent: /apply. The position is added as ?opening=…' }), empty: text(200) })
  .meta({ title: 'openings' });

/** The offices of lists/offices.json. */
export const officesSchema = z
  .strictObject({ ...blockShape, type: z.literal('offices'), ...headingShape, phone: text(40), email: text(40), hours: text(40) })
  .meta({ title: 'offices' });

/** The webinars of lists/webinars.json, sorted into upcoming and past by the clock when the page is shown. */
export const webinarsSchema = z
  .strictObject({ ...blockShape, type: z.literal('webinars'), upcoming: text(60), past: text(60), noUpcoming: text(200), noPast: text(200), minutes: text(60, ['count']), join: text(40), watch: text(40) })
  .meta({ title: 'webinars' });

/** Opportunities of lists/opportunities.json: a few of them, or all with search and categories. */
export const opportunitiesSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('opportunities'),
    ...headingShape,
    explorer: z.boolean().optional().meta({ description: 'With search box and category buttons.' }),
    only: once(ref('opportunities')).min(1).optional().meta({ description: 'Just these. Absent: all.' }),
    search: text(80).optional(),
    all: text(40).optional(),
    learnMore: text(40),
    empty: text(200).optional(),
    showAll: text(60).optional(),
  })
  .meta({ title: 'opportunities' })
  .superRefine((block, context) => {
    if (block.explorer !== true) return;
    for (const key of ['search', 'all', 'empty', 'showAll'] as const) if (block[key] === undefined) context.addIssue({ code: 'custom', path: [], message: `opportunities with "explorer" need "${key}"`, params: { code: 'missing-field' } });
    if (block.only) context.addIssue({ code: 'custom', path: ['only'], message: 'says which ones are shown, and "explorer" shows all: take one of them out', params: { code: 'contradiction' } });
  });

/** The blog: its newest post large, the others below. */
export const postsSchema = z
  .strictObject({ ...blockShape, type: z.literal('posts'), title: text(80), readMore: text(40), featured: text(60).optional(), latest: z.int().min(1).max(50).optional() })
  .meta({ title: 'posts' });

/** Dated entries of a list (news, product updates), newest first. */
export const timelineSchema = z
  .strictObject({ ...blockShape, type: z.literal('timeline'), ...headingShape, list: z.enum(['news', 'updates']), empty: text(200) })
  .meta({ title: 'timeline' });

/** The state of the service as its own health check answers. */
export const statusSchema = z
  .strictObject({
    ...blockShape,
    type: z.literal('status'),
    words: words(['allOperational', 'notAllOperational', 'checking', 'operational', 'unavailable', 'unreachable', 'web', 'api', 'database', 'checkedAt', 'refresh']),
  })
  .meta({ title: 'status' });

/** A form of content/forms/. */
export const formBlockSchema = z
  .strictObject({ ...blockShape, type: z.literal('form'), ...headingShape, form: ref('forms'), portrait: portrait.optional() })
  .meta({ title: 'form' });
