import type { Documents } from '@bridge/content';

/** What somebody may still answer though it is shown no more: forms, and what a guardian agrees to. */
export const askedBefore = /^(?:forms\/|safeguarding$)/;
/** Content that was shown until lately: of it nothing else is kept. */
export type FormerContent = { document<Id extends Extract<keyof Documents, 'safeguarding' | `forms/${string}`>>(id: Id, locale?: string): Documents[Id]; ids(): (keyof Documents)[] };

/** What the server reads of content/: checked documents by id. */
export type Content = { document<Id extends keyof Documents>(id: Id, locale?: string): Documents[Id]; ids(): (keyof Documents)[]; /** Of content that the build has checked. */ version?(): string | undefined; /** What was shown until lately, the last first: somebody may still answer what it asked. */ former?(): readonly FormerContent[]; /** What is live by now, which another process may have shown already; asked where what is here does not know what it is told. */ newest?(): Promise<Content> };
