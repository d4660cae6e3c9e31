import os from 'node:os';
import { unseenAsSpaces } from '@bridge/model';

/** What people wrote stands on one line of the terminal, and does not steer it: nothing that they write looks like a line of ours. */
export function printable(text: string): string {
  return printableText(text).replace(/[\n\u2028\u2029]+/g, ' ');
}

/** The same of a text that is shown by itself, at the end of all that is ours: its lines stay. */
export function printableText(text: string): string {
  return unseenAsSpaces(text);
}

/** Who is at the terminal, as the machine knows them. */
export function operator(): string {
  try {
    return `operator ${os.userInfo().username}`;
  } catch {
    return 'operator'; // a user id without a name, as in a container
  }
}
