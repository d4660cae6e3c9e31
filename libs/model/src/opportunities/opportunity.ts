import * as v from 'valibot';
import { contentIdSchema } from '../questions/answer.ts';
import { idSchema, line, prose } from '../fields.ts';
import { fitReasonSchema } from '../mentors/card.ts';
import { offerEnds, offerTermsEntries } from './offer-terms.ts';

/** A piece of work for a while, or a position. */
export const opportunityKinds = ['project', 'opening'] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

/** How far a partner's post is: only the operator says "published" and "declined". */
export const postStates = ['draft', 'submitted', 'published', 'declined', 'closed'] as const;
export type PostState = (typeof postStates)[number];

/** How far an application is; "withdrawn" is the talent's own word. */
export const applicationStates = ['received', 'seen', 'invited', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const opportunityLimits = { description: 2000, note: 1000, tags: 12, pageSize: 10, mostListed: 1000, publicPosts: 100 } as const;

/** Where an opportunity is: "project.x" and "opening.x" are entries of content, "post.x" is a partner's. */
export const opportunityIdSchema = v.pipe(
  v.string('text'),
  v.regex(/^(?:(?:project|opening)\.[a-z0-9][a-z0-9-]{0,79}|post\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'id'),
);

const tags = v.pipe(v.array(contentIdSchema), v.maxLength(opportunityLimits.tags, 'tooLong'));
const maybe = (most: number) => v.optional(v.union([v.literal(''), line(most)]), '');

/** What a partner writes of a post. A draft needs a title alone; what a review needs is in `missingInPost`. */
export const postDetailsSchema = v.strictObject({
  kind: v.picklist(opportunityKinds, 'choice'),
  title: line(100),
  organisation: maybe(100),
  /** An id of the categories of content/lists/opportunities.json. */
  category: v.optional(v.union([v.literal(''), contentIdSchema]), ''),
  location: maybe(80),
  /** How long it takes, or what kind of employment it is. */
  terms: maybe(60),
  description: v.optional(prose(opportunityLimits.description), ''),
  /** Options of the survey's questions on industries and technical skills. */
  industries: v.optional(tags, []),
  skills: v.optional(tags, []),
  ...offerTermsEntries,
});
export type PostDetails = v.InferOutput<typeof postDetailsSchema>;

/** What is sent to write a post; `submit` sends it for review. */
export const postInputSchema = v.strictObject({
  ...postDetailsSchema.entries,
  submit: v.optional(v.boolean('boolean'), false),
  /** The same key finds the same new post, however often it is sent. */
  key: v.optional(idSchema),
});

const needed = ['organisation', 'category', 'location', 'terms', 'description'] as const;

/** What a post still lacks before it can be reviewed. */
export function missingInPost(post: Pick<PostDetails, (typeof needed)[number]>): (typeof needed)[number][] {
  return needed.filter((key) => post[key].trim() === '');
}

/** A partner's post as its partner sees it. */
export const postSchema = v.object({
  ...v.object(postDetailsSchema.entries).entries,
  id: v.string(),
  state: v.picklist(postStates),
  /** Why the operator declined it, or what they say of it. */
  note: v.nullable(v.string()),
  /** What the partner answered to that, once. */
  appeal: v.nullable(v.string()),
  applications: v.number(),
  /** Of them, those that nobody has answered. */
  waiting: v.number(),
  /** Of them, those that were invited: each takes a place. */
  invited: v.number(),
  updatedAt: v.string(),
  publishedAt: v.nullable(v.string()),
});
export type Post = v.InferOutput<typeof postSchema>;

/** The one answer to why a post is not shown. */
export const postAppealSchema = v.strictObject({ text: v.pipe(prose(opportunityLimits.note), v.minLength(1, 'required')) });

/** An opportunity as a talent sees it. */
export const opportunitySchema = v.object({
  id: v.string(),
  kind: v.picklist(opportunityKinds),
  title: v.string(),
  organisation: v.string(),
  category: v.nullable(v.string()),
  location: v.string(),
  terms: v.string(),
  description: v.string(),
  deadline: v.nullable(v.string()),
  start: v.nullable(v.string()),
  places: v.nullable(v.number()),
  pay: v.string(),
  /** Why nobody can apply any more, or a talent under 18 cannot; nothing where somebody can. */
  over: v.nullable(v.picklist([...offerEnds, 'age'])),
  source: v.picklist(['content', 'partner']),
  /** An entry of content that is there to show how it looks. */
  sample: v.boolean(),
  /** What of the survey's answers speaks for it, the strongest first; `rule` is "industry", "skill" or "near"; `value` says what both have, in the words of the page. */
  reasons: v.array(fitReasonSchema),
  saved: v.boolean(),
  /** The talent's own application, unless it was withdrawn. */
  application: v.nullable(v.picklist(applicationStates)),
});
export type Opportunity = v.InferOutput<typeof opportunitySchema>;

/** One opportunity with all that is known of it. */
export const opportunityDetailSchema = v.object({
  ...opportunitySchema.entries,
  /** Industries and technical skills that it suits, in the survey's words. */
  industries: v.array(v.string()),
  skills: v.array(v.string()),
});
export type OpportunityDetail = v.InferOutput<typeof opportunityDetailSchema>;
