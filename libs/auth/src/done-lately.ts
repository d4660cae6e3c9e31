import { cookies } from '@bridge/client';

const name = 'done';
const minutes = 10;
export type Done = 'passwordChanged' | 'emailVerified';

/**
 * What has just been done in this browser, so that the page that says so says it there alone. A cookie: the server writes
 * it, too, where a form was sent before the program was there, and reads it to serve the right page.
 */
export const doneLately = {
  is: (done: Done): boolean => cookies.read(name) === done,
  note: (done: Done): void => cookies.write(name, done, minutes / (24 * 60)),
};
