import type { Legal, Page } from '@bridge/content';
import type { Asked, Heading, OpportunityWords, PostSummary, SiteContext } from '@bridge/site';

/** A compiled text, and its language where that is not the page's. */
type Text = { code: string; headings: readonly Heading[]; textLang?: string | undefined };

/** A public page as plain data: what it shows, and what it reads beside that. MDX texts are compiled code. */
export type View =
  | { kind: 'page'; page: Page }
  | ({ kind: 'post'; post: PostSummary } & Text)
  | ({ kind: 'legal'; legal: Legal } & Text)
  /** The page of an opportunity, before the server puts one into it. */
  | { kind: 'opportunity'; words: OpportunityWords; asked: Asked }
  | { kind: 'notFound' };

/** The site around a view, with the words of what is chosen at its foot, and which of all its words are not translated. */
export type Site = SiteContext & { colours: Record<'label' | 'system' | 'light' | 'dark', string>; saver: Record<'on' | 'off' | 'visit', string>; untranslated?: readonly string[] };
