import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { guardianOfYoung, tellGuardian } from '../safeguarding/face.ts';

type Told = { id: string; talentId: string; title: string; organisation: string };

/** The guardian of a talent under 18 is told that a partner reads of them, that the partner invites them, and that it has ended: nothing of what was answered. */
export async function tellGuardianOf(what: 'applied' | 'invited' | 'ended', { id, talentId, title, organisation }: Told, database: Pick<Database, 'query'>, { content, secret, words }: Pick<Services, 'content' | 'secret' | 'words'>): Promise<void> {
  const consent = await guardianOfYoung(database, talentId);
  if (!consent) return;
  const { text } = words.mailWords(consent.language ?? undefined);
  await tellGuardian(database, { secret, words }, consent, content.document('locales').source, {
    kind: what === 'ended' ? 'guardianApplicationEnded' : 'guardianApplication',
    values: { what: text(`words.guardian-${what === 'ended' ? 'application-ended' : what}`, { talent: consent.first_name, organisation, title }), organisation, title },
    dedupe: `guardianApplication:${id}:${what}`,
  });
}
