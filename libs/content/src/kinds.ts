import type { z } from 'zod';
import { legalSchema, postSchema } from './schemas/article.ts';
import { badgesSchema } from './schemas/badges.ts';
import { blueprintBeginSchema, resourcesSchema } from './schemas/begin.ts';
import { blueprintAskingSchema, blueprintMilestonesSchema, blueprintPromptSchema, blueprintRubricSchema, blueprintRulesSchema, blueprintVisionsSchema, typedLinesSchema } from './schemas/blueprint.ts';
import { blueprintCoachSchema, blueprintCrisisSchema } from './schemas/coach.ts';
import { brandSchema } from './schemas/brand.ts';
import { contactDetailsSchema } from './schemas/contact-details.ts';
import { formSchema } from './schemas/form.ts';
import {
  entriesListSchema,
  mentorResourcesListSchema,
  officesListSchema,
  openingsListSchema,
  opportunitiesListSchema,
  reportKindsSchema,
  decisionNotesSchema,
  publishingSchema,
  staffPresetsSchema,
  partnersListSchema,
  testimonialsListSchema,
  webinarsListSchema,
} from './schemas/lists.ts';
import { localesSchema } from './schemas/locales.ts';
import { fitSchema, sessionRulesSchema } from './schemas/mentors.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { onboardingSchema } from './schemas/onboarding.ts';
import { cardsSchema, transferSchema } from './schemas/payment.ts';
import { pageSchema } from './schemas/page.ts';
import { pictureSchema } from './schemas/picture.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { safeguardingSchema } from './schemas/safeguarding.ts';
import { skillsSchema } from './schemas/skills.ts';
import { surveySchema } from './schemas/survey.ts';
import { failureMessagesSchema, wordsSchema } from './schemas/words.ts';

/**
 * Which files of content/ there are, and what each must look like. `<slug>` stands for one file name. What only the server
 * reads is checked like the rest, but never sent to a browser; nor are pages and pictures, which are drawn when the site is made.
 */
export type Kind = { pattern: string; schema: z.ZodType; required?: true; server?: true; page?: true; /** A site may have none of it. */ optional?: true };

export const kinds: readonly Kind[] = [
  { pattern: 'brand.json', schema: brandSchema, required: true },
  { pattern: 'locales.json', schema: localesSchema, required: true },
  { pattern: 'redirects.json', schema: redirectsSchema, required: true },
  { pattern: 'navigation/<slug>.json', schema: navigationSchema },
  { pattern: 'surveys/<slug>.json', schema: surveySchema },
  { pattern: 'onboarding/<slug>.json', schema: onboardingSchema },
  { pattern: 'payment/cards.json', schema: cardsSchema },
  { pattern: 'payment/transfer.json', schema: transferSchema },
  { pattern: 'safeguarding.json', schema: safeguardingSchema },
  { pattern: 'contact-details.json', schema: contactDetailsSchema, server: true },
  { pattern: 'badges.json', schema: badgesSchema },
  { pattern: 'mentors/fit.json', schema: fitSchema, server: true },
  { pattern: 'mentors/sessions.json', schema: sessionRulesSchema },
  { pattern: 'interface/<slug>.json', schema: wordsSchema },
  { pattern: 'messages/failures.json', schema: failureMessagesSchema, required: true },
  { pattern: 'messages/mails.json', schema: wordsSchema, server: true },
  { pattern: 'messages/outbox.json', schema: wordsSchema, server: true },
  { pattern: 'messages/forms.json', schema: wordsSchema, server: true },
  { pattern: 'messages/<slug>.json', schema: wordsSchema },
  { pattern: 'blueprint/milestones/<slug>.json', schema: blueprintMilestonesSchema, server: true },
  { pattern: 'blueprint/typed/<slug>.json', schema: typedLinesSchema, server: true },
  { pattern: 'blueprint/visions.json', schema: blueprintVisionsSchema, server: true },
  { pattern: 'blueprint/asking.json', schema: blueprintAskingSchema, server: true },
  { pattern: 'blueprint/begin.json', schema: blueprintBeginSchema, server: true },
  { pattern: 'blueprint/rubric.json', schema: blueprintRubricSchema, server: true },
  { pattern: 'blueprint/rules.json', schema: blueprintRulesSchema, server: true },
  { pattern: 'blueprint/coach.json', schema: blueprintCoachSchema, server: true },
  { pattern: 'blueprint/crisis.json', schema: blueprintCrisisSchema, server: true },
  { pattern: 'blueprint/prompt.json', schema: blueprintPromptSchema, server: true },
  { pattern: 'publishing.json', schema: publishingSchema, server: true },
  { pattern: 'resources.json', schema: resourcesSchema, server: true },
  { pattern: 'skills.json', schema: skillsSchema, server: true },
  { pattern: 'pages/<slug>.json', schema: pageSchema, page: true },
  { pattern: 'pictures/<slug>.json', schema: pictureSchema, page: true, optional: true },
  { pattern: 'forms/<slug>.json', schema: formSchema },
  { pattern: 'lists/opportunities.json', schema: opportunitiesListSchema },
  { pattern: 'lists/reports.json', schema: reportKindsSchema },
  { pattern: 'lists/decision-notes.json', schema: decisionNotesSchema },
  { pattern: 'lists/staff-presets.json', schema: staffPresetsSchema },
  { pattern: 'lists/openings.json', schema: openingsListSchema },
  { pattern: 'lists/offices.json', schema: officesListSchema },
  { pattern: 'lists/webinars.json', schema: webinarsListSchema },
  { pattern: 'lists/partners.json', schema: partnersListSchema },
  { pattern: 'lists/testimonials.json', schema: testimonialsListSchema },
  { pattern: 'lists/news.json', schema: entriesListSchema },
  { pattern: 'lists/updates.json', schema: entriesListSchema },
  { pattern: 'lists/mentor-jobs.json', schema: openingsListSchema },
  { pattern: 'lists/mentor-resources.json', schema: mentorResourcesListSchema },
  { pattern: 'blog/<slug>.mdx', schema: postSchema, page: true },
  { pattern: 'legal/<slug>.mdx', schema: legalSchema },
];

/** The kind a path (relative to content/, with forward slashes) belongs to. The first match wins. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, path));
}

/** True for a document that only the server reads. */
export function isForServer(documentId: string): boolean {
  return kindOf(`${documentId}.json`)?.server === true;
}

/** True for a document of which pages are drawn when the site is made: no screen asks for it. */
export function isPage(documentId: string): boolean {
  return (kindOf(`${documentId}.json`) ?? kindOf(`${documentId}.mdx`))?.page === true;
}

/** The id of the document in a file: its path without the extension. */
export function documentId(path: string): string {
  return path.replace(/\.(?:json|mdx)$/, '');
}

/** True for a path of a kind's pattern. */
export function matches({ pattern }: Kind, path: string): boolean {
  const [before, after] = pattern.split('<slug>');
  if (after === undefined) return path === pattern;
  return path.startsWith(before!) && path.endsWith(after) && /^[a-z0-9][a-z0-9-]*$/.test(path.slice(before!.length, -after.length));
}
