import type { z } from 'zod';
import { legalSchema, postSchema } from './schemas/article.ts';
import { brandSchema } from './schemas/brand.ts';
import { localesSchema } from './schemas/locales.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { surveySchema } from './schemas/survey.ts';
import { failureMessagesSchema, wordsSchema } from './schemas/words.ts';

/** Which files of content/ there are, and what each must look like. `<slug>` stands for one file name. */
export type Kind = { pattern: string; schema: z.ZodType };

export const kinds: readonly Kind[] = [
  { pattern: 'brand.json', schema: brandSchema },
  { pattern: 'locales.json', schema: localesSchema },
  { pattern: 'redirects.json', schema: redirectsSchema },
  { pattern: 'navigation/<slug>.json', schema: navigationSchema },
  { pattern: 'surveys/<slug>.json', schema: surveySchema },
  { pattern: 'interface/<slug>.json', schema: wordsSchema },
  { pattern: 'messages/failures.json', schema: failureMessagesSchema },
  { pattern: 'messages/<slug>.json', schema: wordsSchema },
  { pattern: 'blog/<slug>.mdx', schema: postSchema },
  { pattern: 'legal/<slug>.mdx', schema: legalSchema },
];

/** The kind a path (relative to content/, with forward slashes) belongs to. The first match wins. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, path));
}

/** The id of the document in a file: its path without the extension. */
export function documentId(path: string): string {
  return path.replace(/\.(?:json|mdx)$/, '');
}

function matches({ pattern }: Kind, path: string): boolean {
  const [before, after] = pattern.split('<slug>');
  if (after === undefined) return path === pattern;
  return path.startsWith(before!) && path.endsWith(after) && /^[a-z0-9][a-z0-9-]*$/.test(path.slice(before!.length, -after.length));
}
