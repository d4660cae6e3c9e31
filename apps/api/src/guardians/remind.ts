import type { Ending } from '../core/services.ts';
import { consentOf, isYoung, tellGuardian } from '../safeguarding/face.ts';

/** A month before an agreement ends, the guardian is asked whether it shall go on; of who is of age by now, told that nothing is to be agreed any more. Once, also by several processes. */
export async function remindGuardians({ content, database, secret, words, meetsTheYoung = true }: Ending): Promise<void> {
  const { source } = content.document('locales');
  await database.transaction(async (transaction) => {
    const due = await transaction.query<{ id: string }>(
      `update guardian_consents set reminded_at = now() from users where users.id = user_id and ${isYoung} and ended_at is null and reminded_at is null and $1::boolean
         and ends_at between now() and now() + interval '1 month' returning guardian_consents.id::text`,
      [meetsTheYoung], // where nothing can be agreed, nobody is asked to
    );
    for (const { id } of due) {
      const consent = await consentOf(transaction, id);
      if (consent) await tellGuardian(transaction, { secret, words }, consent, source, { kind: 'guardianReminder' });
    }
    const ofAge = await transaction.query<{ id: string }>(
      `update guardian_consents set of_age_told_at = now() from users where users.id = user_id and ${isYoung} is false and ended_at is null and of_age_told_at is null
         and ends_at > now() returning guardian_consents.id::text`,
    );
    for (const { id } of ofAge) {
      const consent = await consentOf(transaction, id);
      if (consent) await tellGuardian(transaction, { secret, words }, consent, source, { kind: 'guardianOfAge' });
    }
  });
}
