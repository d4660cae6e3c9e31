import { randomUUID } from 'node:crypto';
import { years, type SurveyFields } from '@bridge/model';
import * as v from 'valibot';
import { composeBlueprint, gatherLibrary, generatorInput, hashAnswers, structuredSchema } from '../blueprints/face.ts';
import type { Content } from '../core/content.ts';
import type { Database } from '../database/index.ts';

const answers: SurveyFields = {
  currentStatus: 'Student',
  fieldOfStudy: 'Statistics',
  highestLevelOfEducation: "Bachelor's",
  ageRange: '19-24',
  industriesOfInterest: ['Healthcare', 'Technology'],
  technicalSkills: ['Programming', 'Data Analysis'],
  softSkills: ['communication', 'teamwork & collaboration'],
  Skill_development_strategies: ['Hands-on projects and internships', 'Mentorship and networking'],
  careerChallenges: ['Lack of Hands-on Experience'],
  currentJobTitle: 'To lead a data team in a hospital',
  careerAspiration: 'To lead a data team in a hospital',
};

/** Gives one demo talent answers and a blueprint on which some way is made; the other begins with the survey. Made once, and never in production. */
export async function addDemoBlueprint(database: Database, content: Content): Promise<void> {
  const [talent] = await database.query<{ id: string }>(
    `select id from users u where email = 'talent2@demo.example' and role = 'TALENT' and profile = '{}'::jsonb and not exists (select 1 from blueprints b where b.user_id = u.id)`,
  );
  if (!talent) return;
  const { source } = content.document('locales');
  const made = v.parse(structuredSchema, composeBlueprint({ library: gatherLibrary(content), ...generatorInput(content, answers, source) }));
  const done = [...made.years[years[0]], ...made.years[years[1]].slice(0, 2)].map(({ id }) => id);
  await database.transaction(async (transaction) => {
    await transaction.query(`update users set profile = $2 where id = $1`, [talent.id, JSON.stringify(answers)]);
    await transaction.query(
      `insert into blueprints (id, user_id, input_hash, source, structured, current, current_since) values ($1, $2, $3, 'composer', $4, true, now()) on conflict do nothing`,
      [randomUUID(), talent.id, hashAnswers(answers), JSON.stringify({ ...made, language: source })],
    );
    await transaction.query('insert into milestone_progress (user_id, milestone_id) select $1::uuid, unnest($2::text[]) on conflict do nothing', [talent.id, done]);
  });
}
