import type { PasskeyAnswer, NewPasskey } from '@bridge/model';
import type { Database } from '../../database/database.ts';
import type { Device } from '../../core/device.ts';
import { hashToken } from '../../core/token.ts';

// Loaded by the first who uses a passkey: a server starts without it.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device knows one of them, and every Node that the product runs on. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose pages a passkey is for: the address of the product, or the one that was asked. */
export type Site = { origins: string[]; id: string };

export function siteOf(publicUrl: string | undefined, host: string): Site | undefined {
  if (publicUrl) return { origins: [publicUrl], id: new URL(publicUrl).hostname };
  if (!URL.canParse(`https://${host}`)) return undefined;
  return { origins: [`https://${host}`, `http://${host}`], id: new URL(`https://${host}`).hostname }; // browsers make passkeys over https, or on one's own machine
}

/** What a device needs to show one of its passkeys for the site. It names no account: who asks learns nothing. */
export async function challengeOf(database: Database, site: Site) {
  const { generateAuthenticationOptions } = await library();
  const { challenge, timeout } = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
  await keep(database, challenge, null);
  return { challenge, rpId: site.id, timeout: timeout ?? 60_000, userVerification: 'preferred' as const };
}

/** What a device needs to make a passkey for the person; those that have one already are named, so that they make no second. */
export async function offerOf(database: Database, site: Site, { product, user }: { product: string; user: { id: string; email: string } }) {
  const { generateRegistrationOptions } = await library();
  const held = await database.query<{ id: string }>('select id from passkeys where user_id = $1', [user.id]);
  const made = await generateRegistrationOptions({
    rpName: product,
    rpID: site.id,
    userName: user.email,
    userID: Uint8Array.from(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' }, // found by the device itself
  });
  await keep(database, made.challenge, user.id);
  const { challenge, rp, pubKeyCredParams, timeout = 60_000 } = made;
  return {
    challenge, timeout, pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    rp: { id: site.id, name: rp.name },
    user: { id: made.user.id, name: user.email, displayName: user.email },
    attestation: 'none' as const,
    excludeCredentials: held.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true, userVerification: 'preferred' as const },
  };
}

export type CheckedPasskey = { id: string; publicKey: Uint8Array; counter: number };

/** The passkey that a device has made; undefined where it is not what was asked for. */
export async function checkPasskey(database: Database, site: Site, userId: string, made: NewPasskey): Promise<CheckedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: { id: made.id, rawId: made.id, type: 'public-key', response: made.response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => take(database, challenge, userId),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined); // whatever cannot be read is not what was asked for
  return checked?.verified ? checked.registrationInfo.credential : undefined;
}

/** False where somebody has it already. */
export async function storePasskey(database: Database, { id, publicKey, counter }: CheckedPasskey, { userId, device }: { userId: string; device: Device }): Promise<boolean> {
  const added = await database.query(
    'insert into passkeys (id, user_id, public_key, counter, browser, system) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning 1',
    [id, userId, Buffer.from(publicKey), counter, device.browser, device.system],
  );
  return added.length > 0;
}

/** Whether the device has signed the challenge with a passkey of the person's. */
export async function usePasskey(database: Database, site: Site, userId: string, shown: PasskeyAnswer): Promise<boolean> {
  const [stored] = await database.query<{ id: string; public_key: Buffer; counter: string | number }>('select id, public_key, counter from passkeys where id = $1 and user_id = $2', [shown.id, userId]);
  if (!stored) return false;
  const { verifyAuthenticationResponse } = await library();
  const before = Number(stored.counter);
  const checked = await verifyAuthenticationResponse({
    response: { id: shown.id, rawId: shown.id, type: 'public-key', response: shown.response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => take(database, challenge, null),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    credential: { id: stored.id, publicKey: Uint8Array.from(stored.public_key), counter: before },
    requireUserVerification: false, // the password was right already: this shows the device
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  return (await database.query('update passkeys set counter = $2, used_at = now() where id = $1 and counter = $3 returning 1', [stored.id, checked.authenticationInfo.newCounter, before])).length > 0;
}

async function keep(database: Database, challenge: string, userId: string | null): Promise<void> {
  await database.query(`insert into passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, now() + interval '5 minutes')`, [hashToken(challenge), userId]);
}

/** True the first time only, for the same purpose. */
async function take(database: Database, challenge: string, userId: string | null): Promise<boolean> {
  const taken = await database.query('delete from passkey_challenges where challenge_hash = $1 and user_id is not distinct from $2 and expires_at > now() returning 1', [hashToken(challenge), userId]);
  return taken.length > 0;
}
