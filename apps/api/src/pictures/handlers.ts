import type { contract, OwnPortrait } from '@bridge/model';
import { isMinor } from '../core/access.ts';
import type { Handler } from '../core/call-handler.ts';
import type { Caller } from '../core/caller.ts';
import { giveBack, spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { letWait, portraitsOf, takeAway } from './store.ts';
import { isUnopened } from './unopened.ts';

export const readPortrait: Handler<typeof contract.readPortrait> = async ({ caller: { user } }, { database }) => ({ success: true, data: await ownOf(database, user) });

export const setPortrait: Handler<typeof contract.setPortrait> = async ({ body, caller: { user }, signal }, { database, portraits, rates, words }) => {
  const spendings = [{ parts: ['portrait', user.id], rate: rates.portraitsByUser }];
  await spend(database, spendings);
  const read = await unlessBusy(database, spendings, portraits.read(Buffer.from(body.picture, 'base64'), user.id, signal));
  if ('problem' in read && isUnopened(read.problem)) await giveBack(database, spendings); // a wrong file is no try
  if ('problem' in read) throw new Refusal('invalid-input', { fields: [{ path: 'picture', problem: read.problem }] });
  await letWait(database, user.id, read.pictures);
  return { success: true, message: words.answer('portraitWaits'), data: await ownOf(database, user) };
};

export const removePortrait: Handler<typeof contract.removePortrait> = async ({ caller: { user } }, { database, words }) => {
  await takeAway(database, user.id);
  return { success: true, message: words.answer('portraitRemoved'), data: await ownOf(database, user) };
};

async function ownOf(database: Database, user: Caller['user']): Promise<OwnPortrait> {
  const found = await portraitsOf(database, user.id);
  const own = found.find(({ state }) => state !== 'shown');
  const shown = found.find(({ state }) => state === 'shown');
  return { waiting: pictureOf(own), refused: own?.state === 'refused' ? (own.note ?? '') : null, shown: pictureOf(shown), seen: shown?.seen === true, ...(isMinor(user) && { adultsOnly: true }) };
}

/** In the answer itself: a picture that nobody has seen yet has no address. */
function pictureOf(portrait: { large: Uint8Array | null } | undefined): string | null {
  return portrait?.large ? dataAddress(portrait.large) : null;
}

export function dataAddress(webp: Uint8Array): string {
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
}
