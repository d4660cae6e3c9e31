import type { Documents } from '@bridge/content';

/** What the server reads of content/: checked documents by id. */
export type Content = { document<Id extends keyof Documents>(id: Id, locale?: string): Documents[Id]; ids(): (keyof Documents)[]; /** Of content that the build has checked. */ version?(): string | undefined; /** What was shown until lately, the last first: somebody may still answer what it asked. */ former?(): readonly Content[]; /** What is live by now, which another process may have shown already; asked where what is here does not know what it is told. */ newest?(): Promise<Content> };
