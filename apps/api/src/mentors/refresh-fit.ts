import { createHash } from 'node:crypto';
import type { MentorProfile } from '@bridge/model';
import { skillBook } from '../content/skills.ts';
import type { Services } from '../core/services.ts';
import { fitTags } from './fit.ts';

const batch = 500;

/** Compares mentors anew by the rules and skills of content, where these have changed since: a name that is added there holds for what was typed years ago. */
export async function refreshFit({ database, content }: Pick<Services, 'content' | 'database'>): Promise<void> {
  const fit = content.document('mentors/fit');
  const book = skillBook(content);
  const version = createHash('sha256').update(JSON.stringify([fit, book.version])).digest('base64url').slice(0, 16);
  let refreshed: number;
  do {
    refreshed = await database.transaction(async (transaction) => {
      const rows = await transaction.query<{ user_id: string; profile: MentorProfile }>(
        `select user_id, profile from mentors where fit_version is distinct from $1 order by user_id limit ${batch} for update skip locked`,
        [version],
      );
      for (const { user_id, profile } of rows) await transaction.query('update mentors set fit_tags = $2, fit_version = $3 where user_id = $1', [user_id, fitTags(profile, fit, book), version]);
      return rows.length;
    });
  } while (refreshed === batch);
}
