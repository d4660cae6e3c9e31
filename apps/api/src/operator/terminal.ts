import os from 'node:os';
import { unseenAsSpaces } from '@bridge/model';

/** What people wrote must not steer the terminal it is shown on. */
export function printable(text: string): string {
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
