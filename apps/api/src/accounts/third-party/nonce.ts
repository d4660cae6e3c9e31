import type { contract } from '@bridge/model';
import type { Handler } from '../../core/call-handler.ts';
import { byNetwork, spend } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/database.ts';
import { createToken, hashToken } from '../../core/token.ts';

export const thirdPartyNonce: Handler<typeof contract.thirdPartyNonce> = async ({ address }, { database, rates, thirdParty }) => {
  if (!thirdParty) throw new Refusal('third-party-off');
  await spend(database, byNetwork(['third-party-nonce'], address, rates.thirdPartyByNetwork));
  const nonce = createToken();
  await database.query(`insert into third_party_nonces (nonce_hash, expires_at) values ($1, now() + interval '10 minutes')`, [hashToken(nonce)]);
  return { success: true, data: { nonce } };
};

/** True the first time only: a token that carries the nonce again is a replay. */
export async function useNonce(database: Database, nonce: string): Promise<boolean> {
  const used = await database.query('delete from third_party_nonces where nonce_hash = $1 and expires_at > now() returning nonce_hash', [hashToken(nonce)]);
  return used.length === 1;
}
