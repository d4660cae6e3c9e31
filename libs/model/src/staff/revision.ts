import * as v from 'valibot';

/** What a decision was made of, as the server named it. */
export const revisionSchema = v.pipe(v.string('text'), v.maxLength(100, 'tooLong'));

/** How many reports of one case a decision settles at once; of more, the rest waits on. */
export const mostSettled = 400;
/** That of a case also names each report that was read. */
export const caseRevisionSchema = v.pipe(v.string('text'), v.maxLength(100 + mostSettled * 8, 'tooLong'));
