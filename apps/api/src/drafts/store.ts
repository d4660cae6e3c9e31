import { limits, type Draft, type DraftChanges } from '@bridge/model';
import type { Database } from '../database/database.ts';

type DraftRow = { generation: number; envision: string; answers: Draft['answers']; position: Draft['position']; updated_at: Date | null };
const columns = 'generation, envision, answers, position, updated_at';

export const emptyDraft: Draft = { generation: 0, envision: '', answers: {}, position: {}, updatedAt: null };

export async function readDraftOf(database: Database, userId: string): Promise<Draft> {
  const [row] = await database.query<DraftRow>(`select ${columns} from survey_drafts where user_id = $1`, [userId]);
  return row ? present(row) : emptyDraft;
}

/**
 * Lays the changed answers over the stored ones in one statement, so that two tabs keep each other's. Undefined where
 * the changes belong to another generation, or would make the draft larger than any survey.
 */
export async function mergeDraft(database: Database, userId: string, changes: DraftChanges): Promise<Draft | undefined> {
  const [row] = await database.query<DraftRow>(
    `insert into survey_drafts as d (user_id, envision, answers, position, updated_at)
     select $1::uuid, coalesce($3::text, ''), $4::jsonb, coalesce($5::jsonb, '{}'), now()
     where coalesce($2::integer, 0) = 0 or exists (select 1 from survey_drafts where user_id = $1)
     on conflict (user_id) do update set
       envision = coalesce($3::text, d.envision),
       answers = d.answers || $4::jsonb,
       position = coalesce($5::jsonb, d.position),
       updated_at = now()
     where d.generation = coalesce($2::integer, d.generation)
       and (select count(*) from jsonb_object_keys(d.answers || $4::jsonb)) <= $6
     returning ${columns}`,
    [
      userId,
      changes.generation ?? null,
      changes.envision ?? null,
      JSON.stringify(changes.answers ?? {}),
      changes.position ? JSON.stringify(changes.position) : null,
      limits.questionsPerSurvey,
    ],
  );
  return row && present(row);
}

/** Empties the draft and begins its next generation. */
export async function beginAnew(database: Database, userId: string): Promise<Draft> {
  const [row] = await database.query<DraftRow>(
    `insert into survey_drafts as d (user_id, generation, updated_at) values ($1, 1, now())
     on conflict (user_id) do update set
       generation = d.generation + 1, envision = '', answers = '{}', position = '{}', updated_at = now()
     returning ${columns}`,
    [userId],
  );
  return row ? present(row) : emptyDraft;
}

function present(row: DraftRow): Draft {
  const { generation, envision, answers, position } = row;
  return { generation, envision, answers, position, updatedAt: row.updated_at?.toISOString() ?? null };
}
