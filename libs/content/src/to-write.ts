/** What a person still has to write. */
export const toWrite = 'To be written';
