import * as v from 'valibot';

/** What a decision was made of, as the server named it. */
export const revisionSchema = v.pipe(v.string('text'), v.maxLength(100, 'tooLong'));
