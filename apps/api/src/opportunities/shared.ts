import { isPerhapsYoung, years, type Applicant } from '@bridge/model';
import { presentBlueprint, currentBlueprint } from '../blueprints/face.ts';
import { skillBook } from '../content/skills.ts';
import type { Services } from '../core/services.ts';
import type { UserRow } from '../core/caller.ts';
import type { Database } from '../database/database.ts';
import { forYoungReader } from '../safeguarding/face.ts';
import { readShare } from '../sharing/face.ts';
import { skillsOf } from './fit.ts';
import { presentApplicant, type ApplicationRow } from './row.ts';

type Reader = Pick<Services, 'content' | 'words'>;

/** Applications as the partner sees them, with what each talent shares at this moment and nothing else of them. */
export async function presentApplicants(database: Database, reader: Reader, rows: readonly ApplicationRow[]): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (const row of rows) applicants.push(presentApplicant(row, await sharedBy(database, reader, row))); // inside a transaction there is one connection
  return applicants;
}

async function sharedBy(database: Database, { content, words: { locale } }: Reader, { talent_id, shares_skills, shares_plan }: ApplicationRow): Promise<Applicant['shared']> {
  const [user] = shares_skills || shares_plan ? await database.query<Pick<UserRow, 'profile' | 'birth_month'>>(`select profile, to_char(birth_month, 'YYYY-MM') as birth_month from users where id = $1`, [talent_id]) : [];
  const shared = { skills: user && shares_skills ? skillsOf(user.profile, content.document('surveys/talent', locale), skillBook(content), locale) : null, plan: shares_plan ? await planOf(database, talent_id) : null };
  return user && isPerhapsYoung(user.birth_month, new Date()) ? forYoungReader(shared, { content }) : shared; // nobody looks at it first
}

/** Vision and milestones as texts; what its owner leaves out of a shared blueprint is left out here too, as are notes and links. */
async function planOf(database: Database, talentId: string): Promise<Applicant['shared']['plan']> {
  const stored = await currentBlueprint(database, talentId);
  if (!stored) return null;
  const { leftOut } = await readShare(database, talentId);
  const { structuredJson, milestones } = presentBlueprint(stored);
  return { vision: structuredJson.careerVision, years: years.map((year) => milestones[year].filter(({ id }) => !leftOut.includes(id)).map(({ text }) => text)) };
}
