import type { contract, GuardianConsent } from '@bridge/model';
import type { Content } from '../core/content.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { consentById, isTooYoungToAgree, openConsent, type Consent } from '../safeguarding/face.ts';
import { endWhatMayNotBe } from './end-unsafe.ts';
import { stateOf } from './state.ts';

export const readConsent: Handler<typeof contract.readConsent> = async ({ params }, { database, secret, meetsTheYoung }) => ({ success: true, data: present(await found(consentById(database, secret, params.key)), meetsTheYoung) });

export const answerConsent: Handler<typeof contract.answerConsent> = async ({ params, body }, inTheirLanguage) => {
  const { content, database, meetsTheYoung, rates, secret } = inTheirLanguage;
  const asked = await found(consentById(database, secret, params.key));
  const words = inTheirLanguage.words.askedBy(asked.id); // the talent, and whoever they were to meet, did not ask in the guardian's language
  const services = { ...inTheirLanguage, words };
  if (body.agree && !meetsTheYoung) throw new Refusal('consent-paused'); // taken back it can be at any time
  if (body.agree && !versionsOf(content).includes(body.text)) throw new Refusal('invalid-input', { fields: [{ path: 'text', problem: 'choice' }] });
  if (body.agree) await spend(database, [{ parts: ['guardian-answer', asked.id], rate: rates.guardianAnswers }]); // nothing stands between a guardian and taking it back
  const { next: after, said } = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from users where id = $1 for update', [asked.user_id]); // the talent may ask somebody else at this moment
    const before = await found(consentById(transaction, secret, params.key, true));
    if (before.of_age) throw new Refusal('consent-not-found'); // nothing is to be agreed any more
    const newest = await openConsent(transaction, before.user_id);
    if (body.agree && newest?.id !== before.id) throw new Refusal('consent-not-found');
    if (body.seen && body.seen !== stateOf(before)) {
      if (body.agree && stateOf(before) === 'agreed') return { next: before, said: 'guardianAgreed' as const }; // pressed twice: it is no other year
      if (body.agree || stateOf(before) === 'agreed') throw new Refusal('consent-changed'); // nor is anything taken back that the page did not show as agreed
    }
    if (body.agree && (await isTooYoungToAgree(transaction, before.address))) throw new Refusal('consent-not-found');
    const locale = content.document('safeguarding', words.locale).lang ?? words.locale;
    if (body.agree) {
      await transaction.query(
        `update guardian_consents set text_version = $2, agreed_at = now(), ends_at = now() + interval '1 year', ended_at = null, ended_by = null, reminded_at = null, language = $3 where id = $1`,
        [before.id, `${body.text} (${locale})`, words.locale],
      );
    } else {
      await transaction.query(`update guardian_consents set ended_at = coalesce(ended_at, now()), ended_by = coalesce(ended_by, 'guardian') where id = $1`, [before.id]);
    }
    const next = await found(consentById(transaction, secret, params.key));
    const said = body.agree ? 'guardianAgreed' : stateOf(before) === 'agreed' ? 'guardianEnded' : 'guardianRefused'; // where nothing was agreed, nothing is cancelled
    if (body.agree || stateOf(next) !== stateOf(before)) await transaction.query(`select audit_append('guardian', $1, 'guardian', $2, $3)`, [stateOf(next), next.user_id, body.agree ? `${body.text} (${locale})` : null]); // also who agrees for another year
    if (stateOf(next) !== stateOf(before)) {
      const [talent] = await transaction.query<Recipient>('select id::text, email, first_name, language from users where id = $1', [next.user_id]);
      if (talent) await queueMail(transaction, words, talent, { kind: said });
    }
    if (!body.agree) await endWhatMayNotBe({ ...services, database: transaction }, next.user_id);
    return { next, said };
  });
  return { success: true, message: words.answer(said), data: present(after, meetsTheYoung) };
};

/** Of the text that is shown, and of those before it that may still be on a screen. */
function versionsOf(content: Content): string[] {
  return [content, ...(content.former?.() ?? [])].map((one) => one.document('safeguarding').consent.version);
}

/** One that the talent has replaced is not there any more. */
async function found(looking: Promise<Consent | undefined>): Promise<Consent> {
  const consent = await looking;
  if (!consent || consent.ended_by === 'talent') throw new Refusal('consent-not-found');
  return consent;
}

function present(consent: Consent, isOpen: boolean): GuardianConsent {
  return { isOpen, firstName: consent.first_name, ofAge: consent.of_age, state: stateOf(consent), endsAt: consent.ends_at?.toISOString() ?? null };
}
