import { randomBytes } from 'node:crypto';
import type { contract } from '@bridge/model';
import type { Handler } from '../../core/call-handler.ts';
import type { Caller } from '../../core/caller.ts';
import { byNetwork, giveBack, spend, unlessBusy } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { normalResetCode } from '../reset-code.ts';
import { offerOf, stepOf } from './app-codes.ts';
import { hasSecondFactor, useShown } from './ask.ts';
import { challengeOf, checkPasskey, offerOf as offerOfPasskey, siteOf, storePasskey } from './passkeys.ts';
import { presentSecondFactor } from './present.ts';
import { renewCodes } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';

const keyBytes = 20; // what the standard advises for SHA-1

export const readSecondFactor: Handler<typeof contract.readSecondFactor> = async ({ caller }, { database }) => ({ success: true, data: await presentSecondFactor(database, caller.user.id) });

export const offerApp: Handler<typeof contract.offerApp> = async ({ caller: { user } }, { content, database, secret }) => {
  const key = randomBytes(keyBytes);
  await database.query(
    'insert into second_factors (user_id, offered_key) values ($1, $2) on conflict (user_id) do update set offered_key = excluded.offered_key',
    [user.id, seal(secret, user.id, key)],
  );
  return { success: true, data: offerOf(key, content.document('brand').name, user.email) };
};

export const confirmApp: Handler<typeof contract.confirmApp> = async ({ body, caller: { user, tokenHash } }, { database, rates, secret, words }) => {
  const spent = [{ parts: ['second-factor-offer', user.id], rate: rates.secondFactorByUser }];
  await spend(database, spent);
  const recoveryCodes = await database.transaction(async (transaction) => {
    const [stored] = await transaction.query<{ offered_key: Buffer | null; is_other: boolean }>('select offered_key, confirmed_at is not null as is_other from second_factors where user_id = $1 for update', [user.id]); // of two at once, one finds it
    const key = stored?.offered_key ? unseal(secret, user.id, stored.offered_key) : undefined;
    const step = key && stepOf(key, normalResetCode(body.code), Date.now());
    if (step === undefined) return undefined;
    await transaction.query('update second_factors set sealed_key = offered_key, offered_key = null, confirmed_at = now(), used_step = $2 where user_id = $1', [user.id, step]);
    return begin(transaction, { user, tokenHash }, { secret, words }, stored?.is_other ? 'appReplaced' : 'secondFactorOn');
  });
  if (!recoveryCodes) throw new Refusal('wrong-second-factor', { asField: true, fields: [{ path: 'code', problem: 'appCode' }] }); // there are no recovery codes yet, or they are not what is asked for
  await giveBack(database, spent);
  return { success: true, message: words.answer('secondFactorOn'), data: { recoveryCodes } };
};

/** From now on there is a second factor, or another app: every other sign-in ends, the person is told, and has new recovery codes. */
async function begin(transaction: Database, { user, tokenHash }: Pick<Caller, 'user' | 'tokenHash'>, { secret, words }: Pick<Services, 'secret' | 'words'>, told: 'secondFactorOn' | 'appReplaced' = 'secondFactorOn'): Promise<string[]> {
  await transaction.query('delete from sign_in_sessions where user_id = $1 and token_hash <> $2', [user.id, tokenHash]);
  await transaction.query('update sign_in_sessions set with_second_factor = true, proven_at = now() where token_hash = $1', [tokenHash]);
  await queueMail(transaction, words, user, { kind: told });
  return renewCodes(transaction, secret, user.id);
}

export const passkeyChallenge: Handler<typeof contract.passkeyChallenge> = async ({ address, host }, { database, publicUrl, rates }) => {
  await spend(database, byNetwork(['passkey'], address, rates.passkeysByNetwork));
  return { success: true, data: await challengeOf(database, siteFor(publicUrl, host)) };
};

export const offerPasskey: Handler<typeof contract.offerPasskey> = async ({ caller: { user }, host }, { content, database, publicUrl }) => {
  return { success: true, data: await offerOfPasskey(database, siteFor(publicUrl, host), { product: content.document('brand').name, user }) };
};

export const addPasskey: Handler<typeof contract.addPasskey> = async ({ body, caller: { user, tokenHash }, device, host }, { database, publicUrl, secret, words }) => {
  const made = await checkPasskey(database, siteFor(publicUrl, host), user.id, body);
  if (!made) throw new Refusal('passkey-refused');
  const recoveryCodes = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from users where id = $1 for update', [user.id]); // of two devices at once, one is the first
    const isFirst = !(await hasSecondFactor(transaction, user.id));
    if (!(await storePasskey(transaction, made, { userId: user.id, device }))) return undefined;
    if (isFirst) return begin(transaction, { user, tokenHash }, { secret, words });
    await queueMail(transaction, words, user, { kind: 'passkeyAdded' });
    return [];
  });
  if (!recoveryCodes) throw new Refusal('passkey-refused');
  return { success: true, message: words.answer(recoveryCodes.length > 0 ? 'secondFactorOn' : 'passkeyAdded'), data: { recoveryCodes } };
};

export const removePasskey: Handler<typeof contract.removePasskey> = async ({ params, caller: { user } }, { database, words }) => {
  await database.transaction(async (transaction) => {
    const removed = await transaction.query('delete from passkeys where id = $1 and user_id = $2 returning 1', [params.passkeyId, user.id]);
    if (removed.length === 0) return;
    if (await hasSecondFactor(transaction, user.id)) await queueMail(transaction, words, user, { kind: 'passkeyRemoved' });
    else await end(transaction, user, words);
  });
  return { success: true, message: words.answer('passkeyRemoved') };
};

function siteFor(publicUrl: string | undefined, host: string) {
  const site = siteOf(publicUrl, host);
  if (!site) throw new Refusal('passkey-refused');
  return site;
}

export const renewRecoveryCodes: Handler<typeof contract.renewRecoveryCodes> = async ({ caller: { user } }, { database, secret, words }) => {
  const recoveryCodes = await database.transaction(async (transaction) => {
    await transaction.query('select 1 from users where id = $1 for update', [user.id]); // two at once take turns: the later codes are the good ones
    if (!(await hasSecondFactor(transaction, user.id))) return undefined;
    await queueMail(transaction, words, user, { kind: 'recoveryCodesRenewed' });
    return renewCodes(transaction, secret, user.id);
  });
  if (!recoveryCodes) throw new Refusal('second-factor-missing');
  return { success: true, message: words.answer('recoveryCodesRenewed'), data: { recoveryCodes } };
};

export const removeSecondFactor: Handler<typeof contract.removeSecondFactor> = async ({ caller: { user } }, { database, words }) => {
  await database.transaction(async (transaction) => {
    const hadOne = await hasSecondFactor(transaction, user.id);
    await transaction.query('delete from second_factors where user_id = $1', [user.id]);
    await transaction.query('delete from passkeys where user_id = $1', [user.id]);
    if (hadOne) await end(transaction, user, words);
  });
  return { success: true, message: words.answer('secondFactorOff') };
};

/** From now on there is none: the recovery codes go, no sign-in counts as one with it, and the person is told. */
async function end(transaction: Database, user: Caller['user'], words: Services['words']): Promise<void> {
  await transaction.query('delete from recovery_codes where user_id = $1', [user.id]);
  await transaction.query('update sign_in_sessions set with_second_factor = false where user_id = $1', [user.id]);
  await queueMail(transaction, words, user, { kind: 'secondFactorOff' });
}

export const proveAgain: Handler<typeof contract.proveAgain> = async ({ body, caller: { user, tokenHash }, address, cookies, host, signal }, services) => {
  const { database, passwords, rates, words } = services;
  const withSecondFactor = await hasSecondFactor(database, user.id);
  if (withSecondFactor) {
    if (body.code === undefined && body.passkey === undefined) throw new Refusal('second-factor-needed');
    await useShown({ userId: user.id, email: user.email, code: body.code, passkey: body.passkey, address, cookies, host }, services);
  } else {
    const [stored] = await database.query<{ password_hash: string | null }>('select password_hash from users where id = $1', [user.id]);
    if (!stored?.password_hash) throw new Refusal('sign-in-again'); // a third party vouches, at a sign-in
    const spent = [{ parts: ['password', user.id], rate: rates.passwordByUser }];
    await spend(database, spent);
    if (!(await unlessBusy(database, spent, passwords.matches(body.password ?? '', stored.password_hash, { by: user.id, signal })))) throw new Refusal('wrong-password');
    await giveBack(database, spent);
  }
  await database.query('update sign_in_sessions set proven_at = now(), with_second_factor = with_second_factor or $2 where token_hash = $1', [tokenHash, withSecondFactor]);
  return { success: true, message: words.answer('provedAgain') };
};
