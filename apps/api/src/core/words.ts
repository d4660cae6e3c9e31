import type { FailureCode } from '@bridge/model';

/** The words the server answers with, all of them from content/messages, in one language. */
export type Words = {
  locale: string;
  /** The same in another language, or in the content's own where that one is not there. */
  in(language: string | undefined): Words;
  /** The same as a request wants them (its Accept-Language header). */
  accepted(header: string | string[] | undefined): Words;
  /** The same, on behalf of somebody signed in: whoever else is written to never asked for this language. */
  askedBy(userId: string | undefined): Words;
  /** The language to write to somebody in: the one they chose, or else the one they ask in. */
  languageFor(reader: { id: string | null; language: string | null }): string;
  failure(code: FailureCode, values?: Record<string, string | Date>): string;
  /** What the public form of this id is called; the id where there is none any more. */
  formTitle(id: string): string;
  /** A question of a public form in these words, where it is still asked as it was then; else as it was asked. */
  asked(then: { id: string; question: string }): string;
  /** A moment with its day, in a zone or in UTC, which is named. */
  moment(at: Date, timeZone?: string | null): string;
  field(problem: string, count?: number): string;
  answer(key: string): string;
  outbox(key: string): string;
  /** Of the page that answers a form sent without JavaScript. */
  form(key: string): string;
  /** Single texts of mails/, in the language or these words' own, with the locale that they are in. */
  mailWords(language?: string): { locale: string; text(key: string, values?: Record<string, string>): string };
  /** A mail in the language or these words' own; in the content's where the language is not there. */
  mail(key: string, values: Record<string, string>, language?: string): { locale: string; subject: string; body: string };
};
