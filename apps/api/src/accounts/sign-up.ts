import { randomUUID } from 'node:crypto';
import { ageOfAccounts, ageOfAdults, isSurely, mayBe, type contract, type Role } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { chosenLocale } from '../content/locale.ts';
import { byNetwork, hasLeft, network, spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { refuseInNames } from '../safeguarding/face.ts';
import { isCommon } from './common-passwords.ts';
import { consentTo } from './consent.ts';
import { sendings } from './identifier.ts';
import { becomeFamiliar } from './login-tries.ts';
import { openSession } from './sign-in-session.ts';
import { presentUser, userColumns } from './user-row.ts';
import type { UserRow } from '../core/caller.ts';
import { sendVerificationCode } from './verification-code.ts';

export const signUp: Handler<typeof contract.signUp> = async ({ body, address, cookies, device, signal }, services) => {
  const { content, database, words, passwords, rates, secret } = services;
  if (await isCommon(body.password, body.email)) {
    throw new Refusal('common-password', { fields: [{ path: 'password', problem: 'commonPassword' }] });
  }
  refuseInNames(services, ['firstName', body.firstName], ['lastName', body.lastName]);
  if (body.birthMonth !== undefined) refuseTooYoung(body.birthMonth, body.role);
  const spent = byNetwork(['sign-up'], address, rates.signUpByNetwork);
  await spend(database, spent);
  const passwordHash = await unlessBusy(database, spent, passwords.hash(body.password, { by: network(address), signal }));

  const consent = consentTo(body, content, words.locale);
  const signedUp = await database.transaction(async (transaction) => {
    // The unique address decides between people who sign up at the same moment.
    const [user] = await transaction.query<UserRow>(
      `insert into users (id, email, password_hash, role, first_name, last_name, accepted_terms, accepted_privacy, language, birth_month)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_date($10, 'YYYY-MM')) on conflict (email) do nothing returning ${userColumns}`,
      [randomUUID(), body.email, passwordHash, body.role, body.firstName, body.lastName, consent.terms, consent.privacy, chosenLocale(content, words.locale), body.birthMonth ?? null],
    );
    if (!user) return undefined;
    const known = await becomeFamiliar({ email: body.email, address, cookies }, { database: transaction, secret });
    // this code counts like one that was asked for, by this browser and by anybody
    await hasLeft(transaction, [...sendings('verify', user.id, { address, known, rates }), ...sendings('verify', user.id, { address, known: undefined, rates })]);
    await sendVerificationCode(transaction, user, known, services);
    return { user, ...(await openSession(transaction, { userId: user.id, remembered: false, withSecondFactor: false, device })) };
  });

  if (!signedUp) {
    await tellOwner(body.email, services);
    throw new Refusal('email-taken');
  }
  const user = presentUser(signedUp.user, signedUp.lifetime, true);
  return { success: true, message: words.answer('signedUp'), data: { user, token: signedUp.token, isNewUser: true } };
};

/** Accounts begin at an age, and those that guide others when one is an adult. */
export function refuseTooYoung(birthMonth: string, role: Role): void {
  const now = new Date();
  if (!mayBe(ageOfAccounts, birthMonth, now)) throw new Refusal('invalid-input', { fields: [{ path: 'birthMonth', problem: 'tooYoung' }] });
  if (role !== 'TALENT' && !isSurely(ageOfAdults, birthMonth, now)) throw new Refusal('invalid-input', { fields: [{ path: 'birthMonth', problem: 'adultsOnly' }] });
}

async function tellOwner(email: string, { database, words }: Services): Promise<void> {
  const [owner] = await database.query<Recipient>('select id, email, first_name, language from users where email = $1', [email]);
  if (!owner) return;
  const day = new Date().toISOString().slice(0, 10);
  await queueMail(database, words, owner, { kind: 'addressTaken', dedupe: `address-taken:${owner.id}:${day}` });
}
