/**
 * A document as readers get it: each object with an id, and the document itself, may carry the language it is in where that
 * is not the language asked for (a text that is not translated yet).
 */
export type Localised<Document> = Document extends object ? Marked<Document> & { lang?: string | undefined } : Document;

type Marked<Value> = Value extends readonly (infer Item)[] ? Within<Item>[] : Value extends object ? { [Key in keyof Value]: Within<Value[Key]> } : Value;
type Within<Value> = Value extends { id: string } ? Marked<Value> & { lang?: string | undefined } : Marked<Value>;

/** The head of an MDX text; its body is in the language asked for, or in the one named here. */
export type WithText = { textLang?: string | undefined };

/** Where a document of words lists those of its texts that are in the source language. No key of words looks like it. */
export const untranslatedKey = '~untranslated';
export type UntranslatedWords = { [untranslatedKey]?: string[] };
