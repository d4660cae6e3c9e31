import type { Legal, Page } from '@bridge/content';
import type { Heading, PostSummary, SiteContext } from '@bridge/site';

/** A public page as plain data: what it shows, and what it reads beside that. MDX texts are compiled code. */
export type View =
  | { kind: 'page'; page: Page }
  | { kind: 'post'; post: PostSummary; code: string; headings: readonly Heading[] }
  | { kind: 'legal'; legal: Legal; code: string; headings: readonly Heading[] }
  | { kind: 'notFound' };

/** The site around a view, with the words of the choice of colours. */
export type Site = SiteContext & { colours: Record<'label' | 'system' | 'light' | 'dark', string> };
