import { randomUUID } from 'node:crypto';
import { ageOfAccounts, ageOfAdults, isSurely, mayBe, type contract, type Standing } from '@bridge/model';
import { chosenLocale } from '../content/locale.ts';
import { linkOrigin } from '../content/site.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { isTooYoungToAgree, mailbox, openConsent, tellGuardian } from '../safeguarding/face.ts';
import { endWhatMayNotBe } from './end-unsafe.ts';
import { stateOf } from './state.ts';

export const readStanding: Handler<typeof contract.readStanding> = async ({ caller: { user } }, services) => ({ success: true, data: await standingOf(services, user.id, user.birth_month) });

export const sayBirthMonth: Handler<typeof contract.sayBirthMonth> = async ({ body, caller: { user } }, services) => {
  const { database, words } = services;
  if (!mayBe(ageOfAccounts, body.birthMonth, new Date())) throw new Refusal('invalid-input', { fields: [{ path: 'birthMonth', problem: 'tooYoung' }] });
  const said = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from users where id = $1 for update', [user.id]);
    const [row] = await transaction.query<{ birth_month: string }>(
      `update users set birth_month = coalesce(birth_month, to_date($2, 'YYYY-MM')) where id = $1 returning to_char(birth_month, 'YYYY-MM') as birth_month`,
      [user.id, body.birthMonth],
    );
    await endWhatMayNotBe({ ...services, database: transaction }, user.id); // what was there before, where they are under 18
    return row;
  });
  if (said?.birth_month !== body.birthMonth) throw new Refusal('birth-month-said');
  return { success: true, message: words.answer('birthMonthSaid'), data: await standingOf(services, user.id, said.birth_month) };
};

export const askGuardian: Handler<typeof contract.askGuardian> = async ({ body, caller: { user }, host }, services) => {
  const { content, database, meetsTheYoung, rates, words } = services;
  if (user.birth_month === null) throw new Refusal('birth-month-missing');
  if (isSurely(ageOfAdults, user.birth_month, new Date())) throw new Refusal('consent-not-found');
  if (!meetsTheYoung) throw new Refusal('young-paused');
  if (user.email_verified_at === null) throw new Refusal('email-not-verified'); // mails in somebody's name go out for those alone who have shown an address
  if (mailbox(body.email) === mailbox(user.email)) throw new Refusal('invalid-input', { fields: [{ path: 'email', problem: 'ownAddress' }] });
  await spend(database, [
    { parts: ['guardian-ask', user.id], rate: rates.guardianAsksByTalent },
    { parts: ['guardian-asked', mailbox(body.email)], rate: rates.guardianAsksByAddress },
  ]);
  const site = linkOrigin(services, host);
  await database.transaction(async (transaction) => {
    await transaction.query('select 1 from users where id = $1 for update', [user.id]); // two at once take turns
    const before = await openConsent(transaction, user.id);
    const isSame = before && stateOf(before) === 'agreed' && mailbox(before.address) === mailbox(body.email);
    if (isSame) return; // who agrees already is not asked again
    const isAnother = before && mailbox(before.address) !== mailbox(body.email);
    await transaction.query(`update guardian_consents set ended_at = coalesce(ended_at, now()), ended_by = 'talent' where user_id = $1 and coalesce(ended_by, '') <> 'talent'`, [user.id]); // also who said no has nothing to say any more, and no link that says otherwise
    await transaction.query('insert into guardian_consents (id, user_id, address, site, language) values ($1, $2, $3, $4, $5)', [randomUUID(), user.id, body.email, site, user.language ?? chosenLocale(content, words.locale)]);
    const { source } = content.document('locales');
    if (before && stateOf(before) === 'agreed') await tellGuardian(transaction, services, before, source, { kind: 'guardianReplaced' }); // nobody is put aside unseen
    else if (isAnother && before.ended_by === 'guardian') await tellGuardian(transaction, services, before, source, { kind: 'guardianPassedOver' }); // nor passed over
    await endWhatMayNotBe({ ...services, database: transaction }, user.id); // what the one before had agreed to
    const consent = await openConsent(transaction, user.id);
    // The answer is the same as for an address that nobody reads: another one would tell who has an account, and how old they are.
    if (consent && !(await isTooYoungToAgree(transaction, consent.address))) await tellGuardian(transaction, services, consent, source, { kind: 'guardianAsked' });
  });
  return { success: true, message: words.answer('guardianAsked'), data: await standingOf(services, user.id, user.birth_month) };
};

async function standingOf({ database, meetsTheYoung }: Services, userId: string, birthMonth: string | null): Promise<Standing> {
  const consent = await openConsent(database, userId);
  return {
    birthMonth,
    standing: birthMonth === null ? 'unknown' : isSurely(ageOfAdults, birthMonth, new Date()) ? 'adult' : 'young',
    isOpen: meetsTheYoung,
    guardian: consent ? { address: consent.address, state: stateOf(consent), askedAt: consent.asked_at.toISOString(), endsAt: consent.ends_at?.toISOString() ?? null } : null,
  };
}
