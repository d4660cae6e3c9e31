import { limits, nameSchema, tidyLine } from '@bridge/model';
import * as v from 'valibot';
import type { Identity } from '../../core/ports.ts';
import type { Services } from '../../core/services.ts';
import { leadsElsewhere } from '../../safeguarding/face.ts';

type Given = { firstName?: string | undefined; lastName?: string | undefined };

/**
 * The names that an account begins with: what the provider tells, or else what is typed, or else the first letters of the address: the
 * whole of what stands before its @ would tell the address. People of any age read them, so that one that leads elsewhere is passed over, as it would be refused at sign-up.
 */
export function namesOf(reader: Pick<Services, 'content'>, { email, givenName, familyName }: Identity, { firstName, lastName }: Given): [first: string, last: string] {
  const local = email.slice(0, email.indexOf('@'));
  const innocent = (...names: (string | undefined)[]) => names.flatMap((one) => name(one) ?? []).find((one) => !leadsElsewhere(one, reader));
  const first = innocent(givenName, firstName, /\p{L}+/u.exec(local)?.[0]) ?? '–';
  const last = innocent(familyName, lastName) ?? '';
  return leadsElsewhere(`${first} ${last}`, reader) ? [first, ''] : [first, last];
}

function name(text: string | undefined): string | undefined {
  const tidy = v.safeParse(nameSchema, tidyLine(text ?? '', limits.nameLength));
  return tidy.success ? tidy.output : undefined;
}
