import { randomUUID } from 'node:crypto';
import type { Role } from '@bridge/model';
import { createPasswords, productionCost } from '../accounts/face.ts';
import type { Passwords } from '../core/ports.ts';
import { isUnavailable, type Database } from '../database/index.ts';
import { skillBook } from '../content/skills.ts';
import type { Content } from '../core/content.ts';
import { addDemoBlueprint } from './blueprint.ts';
import { addDemoMentors, demoName } from './mentors.ts';
import { addDemoOpportunities } from './opportunities.ts';
import { letInDemo } from './shut-out.ts';
import { addDemoStaff } from './staff.ts';

/** A plainly marked account for trying the product; never made in production. */
export type DemoPerson = { role: Role; firstName: string; lastName: string; email: string; password: string; /** Under 18: in years. */ age?: number };

export const demoPeople: readonly DemoPerson[] = [
  { role: 'TALENT', firstName: 'Demo', lastName: 'Talent 1', email: 'talent1@demo.example', password: 'demo-talent-1' },
  { role: 'TALENT', firstName: 'Demo', lastName: 'Talent 2', email: 'talent2@demo.example', password: 'demo-talent-2' },
  { role: 'TALENT', firstName: 'Demo', lastName: 'Young Talent', email: 'young1@demo.example', password: 'demo-young-1', age: 16 },
  { role: 'MENTOR', ...demoName(1), email: 'mentor1@demo.example', password: 'demo-mentor-1' },
  { role: 'PARTNER', firstName: 'Demo', lastName: 'Partner 1', email: 'partner1@demo.example', password: 'demo-partner-1' },
];

const again = 2000;

/** Makes the demo people now, or as soon as the database can be reached; the server does not wait for it. */
export async function inviteDemoPeople(database: Database, content: Content, secret: Uint8Array, report: (error: unknown) => void): Promise<void> {
  try {
    const passwords = await createPasswords(productionCost);
    await letInDemo(database);
    await addDemoPeople(database, passwords);
    await addDemoStaff(database, secret, passwords);
    await addDemoBlueprint(database, content);
    await addDemoMentors(database, { fit: content.document('mentors/fit'), book: skillBook(content), sessions: content.document('mentors/sessions') });
    await addDemoOpportunities(database);
  } catch (error) {
    report(error);
    if (isUnavailable(error)) setTimeout(() => void inviteDemoPeople(database, content, secret, report), again).unref();
  }
}

/** Makes the demo people who are not there yet. */
export async function addDemoPeople(database: Database, passwords: Passwords): Promise<void> {
  const there = await database.query<{ email: string }>('select email from users where email = any($1::text[])', [demoPeople.map(({ email }) => email)]);
  const missing = demoPeople.filter(({ email }) => !there.some((row) => row.email === email));
  await Promise.all(
    missing.map(async ({ role, firstName, lastName, email, password, age }) => {
      await database.query(
        `insert into users (id, email, password_hash, role, first_name, last_name, email_verified_at, birth_month)
         values ($1, $2, $3, $4, $5, $6, now(), coalesce(date_trunc('month', now()) - make_interval(years => $7::integer), '1990-01-01')) on conflict (email) do nothing`,
        [randomUUID(), email, await passwords.hash(password), role, firstName, lastName, age ?? null],
      );
    }),
  );
}
