/** A language that may be chosen. */
export type Language = { code: string; name: string };
