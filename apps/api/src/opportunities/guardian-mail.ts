import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { guardianOfYoung, tellGuardian } from '../safeguarding/face.ts';

type Told = { id: string; talentId: string; title: string; organisation: string };

/** The guardian of a talent under 18 is told that a partner reads of them, and that the partner invites them: nothing of what was answered. */
export async function tellGuardianOf(what: 'applied' | 'invited', { id, talentId, title, organisation }: Told, database: Pick<Database, 'query'>, { content, secret, words }: Pick<Services, 'content' | 'secret' | 'words'>): Promise<void> {
  const consent = await guardianOfYoung(database, talentId);
  if (!consent) return;
  const { text } = words.mailWords(consent.language ?? undefined);
  await tellGuardian(database, { secret, words }, consent, content.document('locales').source, {
    kind: 'guardianApplication',
    values: { what: text(`words.guardian-${what}`, { talent: consent.first_name, organisation, title }), organisation, title },
    dedupe: `guardianApplication:${id}:${what}`,
  });
}
