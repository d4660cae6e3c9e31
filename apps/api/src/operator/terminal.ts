import os from 'node:os';

/** What people wrote must not steer the terminal it is shown on. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- the controls are what it looks for
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

/** Who is at the terminal, as the machine knows them. */
export function operator(): string {
  try {
    return `operator ${os.userInfo().username}`;
  } catch {
    return 'operator'; // a user id without a name, as in a container
  }
}
