/** What one generation is taken to cost until its provider has said: more than the usual one does. */
export const tokensSetAside = 10_000;
